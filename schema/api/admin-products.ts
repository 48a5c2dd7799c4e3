import * as z from 'zod'
import type { LinkOutcome, LinkState, LinkTarget } from '../links'
import type { DayCount } from './admin-dashboard'
import { type ProductImportAnswer, type ProductImportRow, productImportRow } from './product-import'
import { productCategories } from './products'

export const listAdminProductsQuery = z.object({
  q: z.string().trim().max(100).default(''),
  category: z.enum(productCategories).optional(),
  merchant: z
    .string()
    .regex(/^[a-z0-9-]{1,60}$/)
    .optional(),
  listed: z.enum(['all', 'yes', 'no']).default('all'),
  link: z.enum(['all', 'dead']).default('all'),
  page: z.coerce.number().int().min(1).max(400).default(1),
})
export type ListAdminProductsQuery = z.output<typeof listAdminProductsQuery>

export const productIdParam = z.object({ id: z.coerce.number().int().min(1) })

export interface AdminProductRow {
  id: string
  externalId: string
  title: string
  titleVi: string
  category: string
  merchant: string
  /** US dollars. */
  price: number | null
  inStock: boolean
  listed: boolean
  link: LinkState
}

export interface AdminProductList {
  products: AdminProductRow[]
  hasNext: boolean
  /** Dead links of merchants and partners. */
  deadPartners: { name: string; url: string; deadSince: string }[]
}

export type ProductFields = Omit<ProductImportRow, 'category'> & { category: string }

export interface AdminProduct {
  id: string
  product: ProductFields
  listed: boolean
  createdAt: string
  updatedAt: string
  clicks: DayCount[]
  link: ProductLink
}

export interface ProductLink {
  state: LinkState
  /** Where a click leads today. */
  target: LinkTarget
  /** UTC ISO instant of the last check. */
  askedAt: string | null
  outcome: LinkOutcome | null
  /** HTTP status of the last check; null without a response. */
  status: number | null
  failedDays: number
  deadSince: string | null
}

/** `externalId` cannot change; 409 unless `updatedAt` matches. */
export const updateProductInput = z.object({
  product: productImportRow,
  listed: z.boolean(),
  updatedAt: z.iso.datetime(),
})
export type UpdateProductInput = z.output<typeof updateProductInput>

/** `dryRun` writes nothing. */
export const importProductsQuery = z.object({ dryRun: z.enum(['0', '1']).default('0') })

/** Positions of the rows; rows in neither list only renew the day their price was seen. */
export interface ProductImportCheck {
  added: number[]
  changed: number[]
  errors: ProductImportAnswer['errors']
}
