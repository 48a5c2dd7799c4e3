import { pagePart } from '../ui/page-part'

export const SiteFooter = pagePart(async () => (await import('./site-footer')).SiteFooter)
