import type { SeedProduct } from '../seed-product'
import { accessoriesProducts } from './products/accessories'
import { clothingProducts } from './products/clothing'
import { electronicsProducts } from './products/electronics'
import { foodProducts } from './products/food'
import { healthProducts } from './products/health'
import { luggageProducts } from './products/luggage'
import { outdoorProducts } from './products/outdoor'
import { photographyProducts } from './products/photography'

/** The products that a new database starts with, category by category. */
export const seedProducts: SeedProduct[] = [
  ...electronicsProducts,
  ...luggageProducts,
  ...clothingProducts,
  ...accessoriesProducts,
  ...healthProducts,
  ...outdoorProducts,
  ...photographyProducts,
  ...foodProducts,
]
