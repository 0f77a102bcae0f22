/** Choosing a profile photo, at sign-up and on the profile. */
export const photoTexts = {
  choose: 'Choose a photo',
  change: 'Change photo',
  remove: 'Remove photo',
  reading: 'Opening...',
  /** */
  hint: 'JPEG, PNG, WebP or GIF, up to 5\u00a0MB',
  dropHint: 'Or drag one here.',
  dropNow: 'Drop it here',
  /** In place of a description: nobody has written one. */
  preview: 'Your photo',
  cropTitle: 'Adjust your photo',
  cropHint: 'Drag the photo, or move it with the arrow keys.',
  cropArea: 'Position of the photo',
  zoom: 'Zoom',
  use: 'Use photo',
  using: 'Preparing...',
  /** In place of the dialog, when its code could not be fetched. */
  middleTaken: 'We could not open the tool that adjusts your photo, so we took the middle of it.',
} as const;
