export { createBackend, createHandlers, MOCK_KEY, MOCK_URL, type MockBackend } from './backend.ts';
export * from './builders.ts';
export { createFaults, type FaultPlan, type FaultScope, type Faults } from './faults.ts';
export * from './scenarios/scenarios.ts';
export * from './world/fill.ts';
export { DEMO_IDS, type IdKind, idOf } from './world/ids.ts';
export { BASE_NOW, inDays, inHours, instant } from './world/instants.ts';
export type { Row, TableName, Tables } from './world/schema.ts';
export { type Account, createWorld, type Mail, type Scenario, type World } from './world/world.ts';
