import type { AppServices } from './app-services.ts';

/**
 * What is made once for each app and kept for as long as it runs, whatever page is open: going back to a link's page
 * shows how it went, and spends nothing a second time. The returned function gives it, and makes it the first time.
 */
export function perApp<Kept>(make: (services: AppServices) => Kept): (services: AppServices) => Kept {
  const kept = new WeakMap<AppServices, { value: Kept }>();
  return (services) => {
    const found = kept.get(services) ?? { value: make(services) };
    kept.set(services, found);
    return found.value;
  };
}
