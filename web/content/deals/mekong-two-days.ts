import { dealPage } from './with-deal-facts'

export const content = dealPage({
  slug: 'mekong-two-days',
  meta: {
    titleVi: 'Tour miền Tây hai ngày: nhà sàn và chợ nổi Cái Răng',
    titleEn: 'Mekong Delta two-day tour: stilt house, Cai Rang market',
    descriptionVi:
      'Đạp xe cù lao Tân Phong, ngủ nhà sàn bên ao sen, năm giờ sáng ra chợ nổi Cái Răng: {{price}} một khách, gồm xe từ Sài Gòn, bốn bữa ăn, thuyền và trái cây vườn.',
    descriptionEn:
      'Cycle Tan Phong islet, sleep beside a lotus pond and reach Cai Rang at five: {{price}} a person with transport from Saigon, four meals, boats and orchard fruit.',
  },
  category: 'tours',
  titleVi: 'Miền Tây hai ngày: ngủ nhà sàn, năm giờ sáng ra Cái Răng',
  titleEn: 'Two days in the Mekong Delta: a stilt house and Cai Rang at five',
  descriptionVi:
    'Ngày đầu đạp xe dưới bóng nhãn, chôm chôm ở cù lao Tân Phong, tối ngủ nhà sàn bên ao sen ngoại ô Cần Thơ. Năm giờ sáng xuống ghe, ăn tô hủ tiếu giữa chợ nổi rồi ghé vườn Phong Điền. Giá tính cho một khách.',
  descriptionEn:
    'Cycle under the longan trees of Tan Phong islet, then sleep in a stilt house beside a lotus pond outside Can Tho. At five you are in a boat, eating noodles in the floating market, with an orchard in Phong Dien to follow. Price per person.',
  originalPrice: 2_600_000,
  discountedPrice: 1_900_000,
  window: { yearly: { from: '03-01', to: '01-31' } },
  isLimitedTime: false,
  isHotDeal: false,
  destinations: ['mekong-delta', 'ho-chi-minh-city'],
  inclusionsVi: [
    'Xe khứ hồi từ trung tâm TP. Hồ Chí Minh',
    'Một đêm nhà sàn, phòng riêng có màn và quạt',
    'Hai bữa trưa, một bữa tối, một bữa sáng trên ghe',
    'Xe đạp, xuồng chèo, thuyền ra chợ nổi',
    'Trái cây tại vườn, mùa nào thức nấy',
  ],
  inclusionsEn: [
    'Return transport from central Ho Chi Minh City',
    'One night in a stilt house: own room, net and fan',
    'Two lunches, a dinner and breakfast on the water',
    'Bicycle, rowed sampan and the boat to the market',
    'Whatever fruit the orchard has ripe',
  ],
  termsVi: [
    'Nhóm từ 4 khách; đi ít hơn được ghép nhóm',
    'Khởi hành thứ Bảy phụ thu 200.000 đ một khách',
    'Trẻ 5–11 tuổi tính nửa giá',
    'Mưa to, nước lớn: chủ thuyền có quyền đổi tuyến rạch',
    'Hủy trước 5 ngày không mất phí',
  ],
  termsEn: [
    'For groups of 4 or more; smaller parties are joined together',
    'Saturday departures: 200,000 VND extra per person',
    'Children aged 5–11 pay half',
    'In heavy rain or high water the boatman may change canals',
    'Free cancellation up to 5 days ahead',
  ],
  imageAltVi: 'Nhà sàn mái lá soi bóng xuống ao sen giữa trưa, một người đội nón chèo xuồng ngang qua',
  imageAltEn: 'A thatched stilt house mirrored in a lotus pond at noon, with a sampan rowing by',
})
