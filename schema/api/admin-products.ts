import * as z from 'zod'
import type { LinkOutcome, LinkState, LinkTarget } from '../links'
import type { DayCount } from './admin-dashboard'
import { type ProductImportAnswer, type ProductImportRow, productImportRow } from './product-import'
import { productCategories } from './products'

export const listAdminProductsQuery = z.object({
  q: z.string().trim().max(100).default(''),
  category: z.enum(productCategories).optional(),
  /** A merchant's id. */
  merchant: z
    .string()
    .regex(/^[a-z0-9-]{1,80}$/)
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
  /** A merchant's id. */
  merchant: string
  /** US dollars. */
  price: number | null
  inStock: boolean
  /** False once an admin withdrew it. */
  listed: boolean
  link: LinkState
}

/** `GET /api/admin/products`: 25 a page, the newest first. */
export interface AdminProductList {
  products: AdminProductRow[]
  hasNext: boolean
  /** Links of merchants and partners behind which nothing is. */
  deadPartners: { name: string; url: string; deadSince: string }[]
}

/** All fields of a product as they are stored. */
export type ProductFields = Omit<ProductImportRow, 'category'> & { category: string }

/** `GET /api/admin/products/{id}`, and the response of a write. */
export interface AdminProduct {
  id: string
  product: ProductFields
  listed: boolean
  createdAt: string
  updatedAt: string
  clicks: DayCount[]
  link: ProductLink
}

/** What is known of a product's link. */
export interface ProductLink {
  state: LinkState
  /** Where a click leads today. */
  target: LinkTarget
  /** UTC ISO instant; null until it was asked. */
  askedAt: string | null
  outcome: LinkOutcome | null
  /** HTTP status of the last answer; null where none came. */
  status: number | null
  /** Days in a row on which it failed. */
  failedDays: number
  deadSince: string | null
}

/**
 * `PUT /api/admin/products/{id}`: all fields but a new `externalId`; 409 unless the product still
 * has the `updatedAt` of the request.
 */
export const updateProductInput = z.object({
  product: productImportRow,
  listed: z.boolean(),
  updatedAt: z.iso.datetime(),
})
export type UpdateProductInput = z.output<typeof updateProductInput>

/** `POST /api/admin/products/import?dryRun=1` writes nothing. */
export const importProductsQuery = z.object({ dryRun: z.enum(['0', '1']).default('0') })

/**
 * What an import of a batch would do, by the positions of its rows; good rows in neither list
 * change nothing but the day on which their price was seen.
 */
export interface ProductImportCheck {
  added: number[]
  changed: number[]
  errors: ProductImportAnswer['errors']
}
