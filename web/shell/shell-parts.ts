import { pagePart } from '../ui/page-part'

export const PrintHead = pagePart(async () => (await import('./print-head')).PrintHead)
export const SiteFooter = pagePart(async () => (await import('./site-footer')).SiteFooter)
