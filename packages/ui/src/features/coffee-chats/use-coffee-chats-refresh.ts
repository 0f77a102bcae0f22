import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Reads coffee chats again after a press of this page, whatever came of it. */
export function useCoffeeChatsRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: ['coffee-chats'] }), [queries]);
}
