declare module 'virtual:product-icons' {
  type Used = import('./product-icons.ts').UsedIcon;
  type Drawn = Pick<import('../../../packages/ui/src/art/icons/Icon.tsx').IconProps, 'drawing'>;

  /** Every icon that the product draws, in the order of the alphabet. */
  export const icons: readonly (Used & Drawn)[];
}
