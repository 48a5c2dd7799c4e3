import { dealPage } from './with-deal-facts'

export const content = dealPage({
  slug: 'hue-boat-and-garden',
  meta: {
    titleVi: 'Thuyền rồng sông Hương và cơm nhà vườn Kim Long, Huế',
    titleEn: 'Hue dragon boat and lunch in a Kim Long garden house',
    descriptionVi:
      'Thuyền riêng lên chùa Thiên Mụ, thăm nhà rường và ăn cơm trưa ở Kim Long, {{price}} một khách: khoảng hai giờ trên sông, có hướng dẫn viên người Huế, xe đưa về.',
    descriptionEn:
      'A private boat to Thien Mu, then a timber house in Kim Long and its lunch of small dishes, {{price}} a person: two hours on the river, a guide from Hue, a ride back.',
  },
  category: 'tours',
  titleVi: 'Huế: thuyền rồng sông Hương, cơm trưa nhà vườn Kim Long',
  titleEn: 'Hue: a dragon boat on the Perfume River and a garden-house lunch',
  descriptionVi:
    'Tám giờ sáng xuống thuyền, ngược sông Hương lên chùa Thiên Mụ, rồi ghé một nhà rường ở Kim Long xem vườn, ăn mâm cơm Huế dọn từng đĩa nhỏ. Đầu giờ chiều xe đưa về khách sạn, còn kịp vào Đại Nội. Giá một khách.',
  descriptionEn:
    'Board at eight and go up the Perfume River to Thien Mu Pagoda, then step ashore at a timber house in Kim Long to see the garden and eat a Hue lunch of many small dishes. A car has you back by early afternoon, with time left for the Citadel. Price per person.',
  originalPrice: 1_000_000,
  discountedPrice: 600_000,
  window: { once: { from: '2025-09-01', to: '2025-10-31' } },
  isLimitedTime: true,
  isHotDeal: false,
  destinations: ['hue'],
  inclusionsVi: [
    'Thuyền rồng riêng cho nhóm, khoảng hai giờ trên sông',
    'Mâm cơm trưa nhà vườn và trà',
    'Phí thăm vườn, nghe chủ nhà kể chuyện nhà rường',
    'Hướng dẫn viên người Huế',
    'Xe đưa từ Kim Long về khách sạn',
  ],
  inclusionsEn: [
    'A dragon boat for your group, about two hours on the river',
    'Lunch and tea in the garden house',
    'Garden visit, with the owner’s stories of the house',
    'A guide from Hue',
    'A ride from Kim Long to your hotel',
  ],
  termsVi: [
    'Nhóm từ 4 khách',
    'Nước sông lên cao thì dời ngày hoặc hoàn tiền',
    'Ăn chay báo trước một ngày',
    'Trẻ dưới 6 tuổi đi cùng không tính tiền',
  ],
  termsEn: [
    'For groups of 4 or more',
    'If the river is high: another day or your money back',
    'Vegetarian lunch on a day’s notice',
    'Children under 6 come free',
  ],
  imageAltVi: 'Đầu rồng vàng nơi mũi thuyền trên sông Hương, bên kia là nhà vườn soi bóng nước lúc hoàng hôn',
  imageAltEn: 'The golden dragon prow of a river boat at dusk, with a garden house reflected across the water',
})
