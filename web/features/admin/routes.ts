import { type FC, type LazyExoticComponent, lazy } from 'react'
import { matchPattern } from '../../../schema/paths'
import type { Params } from '../../lib/page'

/** What a view of the admin gets: the parameters of its address, decoded. */
export interface ViewProps {
  params: Params
}

interface ViewModule {
  View: FC<ViewProps>
}

interface AdminRoute {
  /** Path pattern without a language prefix, as in `schema/paths.ts`. */
  pattern: string
  View: LazyExoticComponent<FC<ViewProps>>
}

function route(pattern: string, load: () => Promise<ViewModule>): AdminRoute {
  return { pattern, View: lazy(async () => ({ default: (await load()).View })) }
}

/**
 * The admin's own route table, literals before parameters: a view is an entry here and a `*-view.tsx` that exports `View`. The Worker never
 * renders a view, so none is in its bundle.
 */
const routes: readonly AdminRoute[] = import.meta.env.SSR
  ? []
  : [
      route('/admin', () => import('./dashboard/dashboard-view')),
      route('/admin/posts', () => import('./posts/post-list-view')),
      route('/admin/posts/:id', () => import('./posts/post-editor-view')),
      route('/admin/posts/:id/revisions', () => import('./posts/post-revisions-view')),
      route('/admin/leads', () => import('./leads/lead-list-view')),
      route('/admin/leads/:kind/:id', () => import('./leads/lead-view')),
      route('/admin/subscribers', () => import('./subscribers/subscriber-list-view')),
      route('/admin/products', () => import('./products/product-list-view')),
      route('/admin/products/import', () => import('./products/product-import-view')),
      route('/admin/products/:id', () => import('./products/product-view')),
      route('/admin/outbox', () => import('./outbox/outbox-view')),
      route('/admin/redirects', () => import('./redirects/redirect-list-view')),
      route('/admin/audit', () => import('./audit/audit-list-view')),
      route('/admin/account', () => import('./account/account-view')),
    ]

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** The view of an admin path, with its parameters; undefined for an unknown path. */
export function matchView(path: string): { View: AdminRoute['View']; params: Params; pattern: string } | undefined {
  for (const { pattern, View } of routes) {
    const raw = matchPattern(pattern, path)
    if (!raw) continue
    return { pattern, View, params: Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, decode(value)])) }
  }
  return undefined
}
