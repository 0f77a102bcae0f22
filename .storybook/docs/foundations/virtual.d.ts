declare module 'virtual:product-icons' {
  import type { IconProps } from '../../../packages/ui/src/art/icons/Icon.tsx';
  import type { UsedIcon } from './product-icons.ts';

  /** Every icon that the product draws, in the order of the alphabet. */
  export const icons: readonly (UsedIcon & Pick<IconProps, 'drawing'>)[];
}
