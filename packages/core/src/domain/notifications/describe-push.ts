import { pushTexts } from '../../notices/texts/notifications.texts.ts';
import { PushedNotification } from '../entities/notification.ts';
import { type DescribedNotification, describeNotification } from './describe-notification.ts';

/** What a device shows. */
export interface DescribedPush extends DescribedNotification {
  /** A later one with the same replaces it. */
  readonly tag: string;
}

/**
 * Says what was pushed, in the words of the bell; `said` is JSON as text. What this release cannot read it still
 * shows, since browsers take a push that shows nothing for abuse. `readerZone` is an IANA name.
 */
export function describePush(said: string, readerZone: string): DescribedPush {
  let told: unknown;
  try {
    told = JSON.parse(said);
  } catch {
    told = undefined;
  }
  const read = PushedNotification.safeParse(told);
  if (!read.success)
    return { title: pushTexts.unknownTitle, body: pushTexts.unknownBody, href: '/', tag: 'unknown' };
  const { title, body, href } = describeNotification(read.data, readerZone);
  return { title, body: read.data.words ?? body, href, tag: read.data.id };
}
