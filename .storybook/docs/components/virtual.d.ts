declare module 'virtual:component-uses' {
  import type { ComponentUses } from './component-uses.ts';

  /** By the component's name. */
  export const uses: Readonly<Record<string, ComponentUses>>;
}
