import { defaultSettings } from '../../schema/seed/default-settings'
import type { PageData } from '../lib/page-data'

/** What a page of a new site is given, without anything that it reads. */
export const samplePageData: PageData = {
  settings: {
    siteUrl: 'https://site.example',
    defaultLocale: 'vi',
    tileUrl: '',
    hotelPartnerId: '',
    activityPartnerId: '',
    site: defaultSettings,
  },
  today: '2026-11-23',
  data: {},
  errors: {},
}
