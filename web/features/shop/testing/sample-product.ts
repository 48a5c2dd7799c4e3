import type { Product } from '../../../../schema/api/products'

/** A product in stock that nothing is special about. */
export const sampleProduct: Product = {
  id: '1',
  externalId: 'bag',
  title: 'Dry bag',
  titleVi: 'Túi khô',
  description: 'Keeps a camera dry.',
  descriptionVi: 'Giữ máy ảnh khô ráo.',
  imageUrl: '@assets/art/product-dry-bag',
  merchant: 'Tropic Trail Outfitters',
  category: 'outdoor',
  targetCountry: null,
  affiliateUrl: null,
  priceText: '$24.90',
  rating: '4.8',
  tags: [],
  tagsVi: [],
  isHot: false,
  isNew: false,
  isBestSeller: false,
  discountPercent: 0,
  viralScore: 50,
  inStock: true,
  linkTarget: 'product',
  priceSeenOn: null,
  earlierPrice: null,
}
