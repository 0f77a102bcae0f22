// `pnpm html`: the HTML of every drawn page of the build is valid (html-validate with its recommended rules).
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { formatterFactory, HtmlValidate } from 'html-validate';
import { root } from './processes.mjs';

/** Rules that are held otherwise than recommended, and why. What a browser reads alike either way is no defect. */
const RULES = {
  // React writes names of attributes as its own props have them, and HTML takes them in any case.
  'attr-case': 'off',
  // React writes `checked=""` and `<input/>`; the template of the page has neither.
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'void-style': 'off',
  // The house writes it small.
  'doctype-style': ['error', { style: 'lowercase' }],
  // React's ids begin with a low line, Ark's hold colons: any word without a space is one in HTML.
  'valid-id': ['error', { relaxed: true }],
};

const validator = new HtmlValidate({ root: true, extends: ['html-validate:recommended'], rules: RULES });
const folder = join(root, 'app', 'dist');
const pages = readdirSync(folder).filter((file) => file.endsWith('.html'));
const report = await validator.validateMultipleFiles(pages.map((file) => join(folder, file)));
console.log(`${pages.length} pages: ${report.errorCount} errors, ${report.warningCount} warnings`);
if (pages.length === 0 || report.errorCount + report.warningCount > 0) {
  console.error(formatterFactory('stylish')(report.results));
  process.exit(1);
}
