/**
 * The container condition of a card's words whose text is so large for their width that no line may be cut any more
 * (WCAG 1.4.4): 288 px, a card of 328, with text half as large again, however the reader made it so.
 */
export const largeText = '(max-width: 12.5rem)';
