// What a world of a story is put together from, without the pages: the whole of the library is `@sorella/ui`.
export { createNoticeCenter } from '../notices/notice-center.ts';
export { AppServicesProvider } from '../runtime/AppServicesProvider.tsx';
export type { ActorRuntime } from '../runtime/actor-services.ts';
export { type AppServices, reportFailure } from '../runtime/app-services.ts';
export { type Device, noPush } from '../runtime/device.ts';
export { createQueryClient } from '../runtime/query-client.ts';
export { createAppServices } from './create-app-services.ts';
export { startApp } from './start-app.ts';
