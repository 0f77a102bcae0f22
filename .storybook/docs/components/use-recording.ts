import { useEffect, useState } from 'react';
import { recordingName } from '../../../tests/tools/visual/naming.ts';
import type { Recording } from '../../../tests/tools/visual/recording.ts';
import { isRecord } from '../../atlas/is-record.ts';

/** What a test recorded of an example: while it is read, when it is there, and when there is none. */
export type ReadRecording = Recording | 'reading' | 'missing';

const isLines = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((line) => typeof line === 'string');

async function read(id: string, signal: AbortSignal): Promise<ReadRecording> {
  const response = await fetch(`pictures/${recordingName(id)}`, { signal });
  if (!response.ok) return 'missing';
  const value: unknown = await response.json();
  if (!isRecord(value)) return 'missing';
  const { reads, stops } = value;
  return isLines(reads) && isLines(stops) ? { reads, stops } : 'missing';
}

/** Reads what a test recorded of this story. */
export function useRecording(id: string | undefined): ReadRecording {
  const [recording, setRecording] = useState<ReadRecording>('reading');
  useEffect(() => {
    if (id === undefined) return undefined;
    const gone = new AbortController();
    read(id, gone.signal).then(setRecording, () => {
      if (!gone.signal.aborted) setRecording('missing');
    });
    return () => gone.abort();
  }, [id]);
  return recording;
}
