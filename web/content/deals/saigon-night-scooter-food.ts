import { dealPage } from './with-deal-facts'

export const content = dealPage({
  slug: 'saigon-night-scooter-food',
  meta: {
    titleVi: 'Tour ăn đêm Sài Gòn bằng xe ga: ốc, sủi cảo, chè',
    titleEn: 'Saigon night food tour by scooter: snails to chè',
    descriptionVi:
      'Đón lúc sáu giờ tối, về trước mười giờ, {{price}} một khách: ốc Vĩnh Khánh, sủi cảo Hà Tôn Quyền, bánh tráng nướng, chè Chợ Lớn; mỗi khách một xe, một tay lái.',
    descriptionEn:
      'Collected at six and home by ten, {{price}} a person: snails on Vinh Khanh, dumplings on Ha Ton Quyen, rice paper and chè in Cho Lon, one scooter and rider each.',
  },
  category: 'dining',
  titleVi: 'Sài Gòn đêm: ngồi sau xe ga, ăn từ ốc tới chè',
  titleEn: 'Saigon after dark: on the back of a scooter, from snails to chè',
  descriptionVi:
    'Sáu giờ tối có người tới đón, bạn chỉ việc ngồi sau: ốc Vĩnh Khánh, sủi cảo Hà Tôn Quyền, bánh tráng nướng ăn đứng, ly chè Chợ Lớn rồi qua cầu ngắm đèn, mười giờ đã về tới khách sạn. Mỗi khách một xe, một tay lái. Giá một khách.',
  descriptionEn:
    'A rider collects you at six and all you do is hold on: snails on Vinh Khanh street, dumplings on Ha Ton Quyen, grilled rice paper eaten standing, chè in Cho Lon, then a bridge for the lights before you are home by ten. One scooter each. Price per person.',
  originalPrice: 1_250_000,
  discountedPrice: 800_000,
  window: { yearly: { from: '07-01', to: '05-15' } },
  isLimitedTime: false,
  isHotDeal: false,
  destinations: ['ho-chi-minh-city'],
  inclusionsVi: [
    'Xe ga và tay lái riêng, đón trả tại khách sạn',
    'Mũ bảo hiểm đạt chuẩn, áo mưa',
    'Bốn chặng ăn, nước uống kèm',
    'Một người dẫn kể chuyện món ăn và khu phố',
    'Bảo hiểm tai nạn cho cả buổi',
  ],
  inclusionsEn: [
    'A scooter and rider of your own, from and to your hotel',
    'A proper helmet, and a rain cape',
    'Food at four stops, with drinks',
    'A guide for the stories behind dishes and districts',
    'Accident insurance for the evening',
  ],
  termsVi: [
    'Khách từ 12 tuổi, nặng không quá 110 kg',
    'Nhóm từ 4 khách đi chung một đoàn, tối đa 8 xe',
    'Tay lái không uống rượu bia; khách đã say sẽ được gọi ô tô',
    'Dị ứng hải sản báo trước để đổi quán ốc',
    'Mưa lớn: đổi sang ô tô hoặc dời hôm khác',
  ],
  termsEn: [
    'From age 12, up to 110 kg',
    'Groups of 4 or more ride together, 8 scooters at most',
    'Riders don’t drink; a guest who has had too many goes home by car',
    'Allergic to shellfish? Tell us and we change the first stop',
    'Heavy rain: a car instead, or another night',
  ],
  imageAltVi: 'Chiếc xe ga cổ màu ngọc dựng dưới những biển đèn hình tô bún, con tôm, cạnh một xe đồ ăn',
  imageAltEn: 'A vintage turquoise scooter under glowing signs shaped like a bowl and a shrimp, beside a food cart',
})
