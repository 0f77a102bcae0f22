export { createBackend, MOCK_KEY, type MockBackend } from './backend.ts';
export * from './builders.ts';
export { type ConnectOptions, connect, type Viewer } from './connect.ts';
export { createFaults, type FaultPlan, type FaultScope, type Faults } from './faults.ts';
export { createNetwork, type MockNetwork } from './network.ts';
export { aPortrait } from './pictures.ts';
export * from './scenarios/profiles.ts';
export * from './scenarios/scenarios.ts';
export * from './world/fill.ts';
export { DEMO_IDS, type IdKind, idOf } from './world/ids.ts';
export { BASE_NOW, inDays, inHours, instant } from './world/instants.ts';
export type { Row, TableName, Tables } from './world/schema.ts';
export {
  type Account,
  createWorld,
  type Mail,
  MOCK_URL,
  type Scenario,
  type StoredObject,
  type World,
} from './world/world.ts';
