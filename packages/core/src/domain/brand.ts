/** What another community changes to put its own name here. */
export interface Brand {
  readonly name: string;
  /** Where the contact form and its failure notice point members to. */
  readonly supportEmail: string;
  /** The footer's social media link: https. */
  readonly socialUrl: string;
}

/** The brand unless configuration says otherwise. */
export const DEFAULT_BRAND: Brand = {
  name: 'Sorella',
  supportEmail: 'hello@sorella.example',
  socialUrl: 'https://www.instagram.com/',
};

/**
 * The brand with whatever the configuration names; empty values fall back to the default, and a social
 * link that is not https is refused in favor of the default.
 */
export function configureBrand(configured: { readonly [Key in keyof Brand]?: string | undefined }): Brand {
  const socialUrl = configured.socialUrl?.trim();
  return {
    name: configured.name?.trim() || DEFAULT_BRAND.name,
    supportEmail: configured.supportEmail?.trim() || DEFAULT_BRAND.supportEmail,
    socialUrl: socialUrl?.startsWith('https://') ? socialUrl : DEFAULT_BRAND.socialUrl,
  };
}
