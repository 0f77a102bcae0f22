/**
 * Whether a page is on the way in: from one of them to the next it stays remembered where the visitor wanted to be, so
 * that whoever joins or has forgotten her password gets there too.
 */
export const isWayIn = (path: string): boolean =>
  /^\/(?:signin|signup|reset-password)(?:[/?#]|$)/i.test(path);

/** Whether a page is what somebody came for: also a press on 'Join Now' above it leads back there. */
export const isCameFor = (path: string): boolean => /^\/events\/[^/?#]/i.test(path);
