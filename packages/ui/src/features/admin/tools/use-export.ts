import type { Page } from '@sorella/core/data-port';
import { adminNotices } from '@sorella/core/notices/admin.notices';
import { noticeOf } from '@sorella/core/notices/notice';
import { useState } from 'react';
import { useAppServices } from '../../../runtime/AppServicesProvider.tsx';
import { reportFailure } from '../../../runtime/app-services.ts';
import { useSession } from '../../session/index.ts';
import type { ExportColumn } from './csv-file.ts';

/** Rows that an export reads at once. */
const EXPORT_PAGE_SIZE = 1000;

/** What {@link useExport} is told. */
export interface ExportOptions<Row> {
  /** What the file's name says besides the day and who took it: what it holds, and the filter. */
  readonly name: readonly string[];
  readonly columns: readonly ExportColumn<Row>[];
  readonly readPage: (page: number, pageSize: number) => Promise<Page<Row>>;
}

async function readAll<Row>(readPage: ExportOptions<Row>['readPage']): Promise<Row[]> {
  const all: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { rows, total } = await readPage(page, EXPORT_PAGE_SIZE);
    all.push(...rows);
    if (rows.length === 0 || all.length >= total) return all;
  }
}

/** Saves all rows that fit a filter as a CSV file, and says so. */
export function useExport<Row>({ name, columns, readPage }: ExportOptions<Row>) {
  const services = useAppServices();
  const { notices, now } = services;
  const { session } = useSession();
  const [isExporting, setIsExporting] = useState(false);

  const save = async () => {
    if (isExporting) return;
    setIsExporting(true);
    try {
      const [{ csvOf, exportName, saveFile }, rows] = await Promise.all([
        import('./csv-file.ts'),
        readAll(readPage),
      ]);
      const file = exportName(name, session?.email, now());
      saveFile({ name: file, type: 'text/csv;charset=utf-8', text: csvOf(columns, rows) });
      notices.publish(noticeOf(adminNotices, 'export-ready', { n: rows.length, file }));
    } catch (error) {
      notices.publish(noticeOf(adminNotices, 'export-failed'));
      reportFailure(services, error);
    } finally {
      setIsExporting(false);
    }
  };
  return { save: () => void save(), isExporting };
}
