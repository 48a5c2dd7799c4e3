import { dealPage } from './with-deal-facts'

export const content = dealPage({
  slug: 'hoi-an-riverside-hotel',
  meta: {
    titleVi: 'Khách sạn Hội An bên sông Hoài: hai đêm có ban công',
    titleEn: 'Hoi An riverside hotel: two nights with a balcony',
    descriptionVi:
      'Phòng đôi ban công nhìn ra sông, đi bộ mười phút tới Chùa Cầu: {{price}} cả phòng, hai đêm, gồm bữa sáng, xe đạp, xe đón từ Đà Nẵng và vé phố cổ cho hai người.',
    descriptionEn:
      'A double room over the river, ten minutes’ walk from the Japanese Bridge: {{price}} for two nights with breakfast, bicycles, a ride from Da Nang and old-town tickets.',
  },
  category: 'accommodation',
  titleVi: 'Hai đêm bên sông Hoài, Hội An: ban công nhìn sang phố cổ',
  titleEn: 'Two nights on the river in Hoi An, with a balcony over the old town',
  descriptionVi:
    'Sáng mở cửa thấy ghe chèo qua, tối đi bộ mười phút là tới Chùa Cầu, khỏi lo chỗ gửi xe. Khách sạn nhỏ tường vàng có sân trong, cho mượn xe đạp ra biển An Bàng hay vườn rau Trà Quế. Giá cả phòng, hai đêm.',
  descriptionEn:
    'Rowing boats pass below your balcony in the morning; after dark the Japanese Bridge is ten minutes away on foot. A small yellow-walled hotel around a courtyard, with bicycles to borrow for An Bang beach or the herb gardens of Tra Que. Price per room for two nights.',
  originalPrice: 3_000_000,
  discountedPrice: 2_000_000,
  window: { yearly: { from: '02-01', to: '09-15' } },
  isLimitedTime: false,
  isHotDeal: false,
  destinations: ['hoi-an', 'da-nang'],
  inclusionsVi: [
    'Hai đêm phòng đôi có ban công nhìn ra sông',
    'Bữa sáng có cao lầu, mì Quảng',
    'Xe đạp mượn suốt kỳ nghỉ',
    'Xe đón từ sân bay hoặc ga Đà Nẵng',
    'Vé tham quan phố cổ cho hai người',
  ],
  inclusionsEn: [
    'Two nights in a double room with a river balcony',
    'Breakfast with cao lầu and mì Quảng',
    'Bicycles for the whole stay',
    'A ride from Da Nang airport or station',
    'Old-town tickets for two',
  ],
  termsVi: [
    'Đêm thứ Sáu, thứ Bảy phụ thu 200.000 đ một phòng',
    'Không áp dụng dịp 30/4 – 1/5, 2/9 và tuần Tết',
    'Nhận phòng từ 14 giờ, trả phòng trước 12 giờ',
    'Trẻ dưới 6 tuổi ngủ chung giường không tính tiền',
    'Hủy trước 5 ngày không mất phí',
  ],
  termsEn: [
    'Friday and Saturday nights: 200,000 VND extra per room',
    'Not valid 30 April–1 May, 2 September or in the week of Tet',
    'Check in from 2 pm, check out by noon',
    'Children under 6 sharing a bed stay free',
    'Free cancellation up to 5 days ahead',
  ],
  imageAltVi: 'Ban công vòm cuốn màu vàng rủ hoa giấy, nhìn qua sông sang dãy nhà cổ Hội An',
  imageAltEn: 'A yellow arched balcony hung with bougainvillea, looking over the river to old Hoi An houses',
  bookingUrl: 'https://hotels.example/deals/hoi-an-riverside-hotel',
})
