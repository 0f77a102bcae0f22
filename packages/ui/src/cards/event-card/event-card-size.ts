/**
 * The container condition of a card whose text is so large for its width that no line may be cut any more (WCAG
 * 1.4.4): a card of 328 px with text half as large again, however the reader made it so.
 */
export const largeText = '(max-width: 15rem)';
