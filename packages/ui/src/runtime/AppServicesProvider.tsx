import { createContext, type ReactNode, use } from 'react';
import type { AppServices } from './app-services.ts';

const AppServicesContext = createContext<AppServices | null>(null);

/** Gives the flows below it what they work with. */
export function AppServicesProvider({ services, children }: { services: AppServices; children: ReactNode }) {
  return <AppServicesContext value={services}>{children}</AppServicesContext>;
}

/** What the nearest provider gave; a flow outside of one is a mistake of the program. */
export function useAppServices(): AppServices {
  const services = use(AppServicesContext);
  if (!services) throw new Error('A flow was drawn outside of <AppServicesProvider>.');
  return services;
}
