import { useEffect } from 'react';
import { atFirstPress } from '../../primitives/first-need.ts';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';

/** On a page with a form of accounts: the code that sends it is fetched as soon as the page is touched. */
export function useAccountCode(): void {
  const { auth } = useAppServices().data;
  useEffect(() => atFirstPress(() => void auth.prepare()), [auth]);
}
