import {
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';

/** The features of the library that the admin's tables use: it brings no others. */
export const features = tableFeatures({ rowPaginationFeature, rowSelectionFeature, rowSortingFeature });

/** What the library's parts are made with. */
export type TableFeatures = typeof features;
