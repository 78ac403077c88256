import { aboutSections } from './sections/about.ts';
import { distributorsSections } from './sections/distributors.ts';
import { footerSections } from './sections/footer.ts';
import { headerSections } from './sections/header.ts';
import { homepageSections } from './sections/homepage.ts';
import type { DemoSection } from './sections/types.ts';

/** All content sections of all pages, with their items. */
export const sections: DemoSection[] = [
  ...homepageSections,
  ...aboutSections,
  ...distributorsSections,
  ...headerSections,
  ...footerSections,
];
