import * as z from 'zod'
import type { LinkState, LinkTarget } from '../links'
import type { linkChecks } from '../tables/link-checks'
import type { DayCount } from './admin-dashboard'
import { type ProductImportAnswer, type ProductImportRow, productImportRow } from './product-import'
import { productCategories } from './products'
import { pageField, searchField } from './text-fields'

export const listAdminProductsQuery = z.object({
  q: searchField,
  category: z.enum(productCategories).optional(),
  merchant: z
    .string()
    .regex(/^[a-z0-9-]{1,80}$/)
    .optional(),
  listed: z.enum(['all', 'yes', 'no']).default('all'),
  link: z.enum(['all', 'dead']).default('all'),
  page: pageField(400),
})
export type ListAdminProductsQuery = z.output<typeof listAdminProductsQuery>

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

export interface ProductLink
  extends Pick<
    typeof linkChecks.$inferSelect,
    'askedAt' | 'outcome' | 'status' | 'failedDays' | 'deadSince'
  > {
  state: LinkState
  target: LinkTarget
}

/** `POST /api/admin/products`: a new product; 400 where its `externalId` is taken. */
export const createProductInput = z.object({ product: productImportRow, listed: z.boolean() })
export type CreateProductInput = z.output<typeof createProductInput>

/**
 * `PUT /api/admin/products/{id}`: all fields but a new `externalId`; 409 unless the product still
 * has the `updatedAt` of the request.
 */
export const updateProductInput = createProductInput.extend({ updatedAt: z.iso.datetime() })
export type UpdateProductInput = z.output<typeof updateProductInput>

export const importProductsQuery = z.object({ dryRun: z.enum(['0', '1']).default('0') })

/** Positions of the rows; rows in neither list only renew the day their price was seen. */
export interface ProductImportCheck {
  added: number[]
  changed: number[]
  errors: ProductImportAnswer['errors']
}
