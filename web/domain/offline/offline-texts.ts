/** The texts of the offline guide, in their languages. */
export const offlineTexts = { vi: () => import('../../i18n/vi/offline'), en: () => import('../../i18n/en/offline') }
