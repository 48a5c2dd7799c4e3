import { dealPage } from './with-deal-facts'

export const content = dealPage({
  slug: 'north-south-grand-tour',
  meta: {
    titleVi: 'Tour xuyên Việt 14 ngày từ Hà Nội đến miền Tây',
    titleEn: 'Vietnam grand tour: 14 days from Hanoi to the Mekong',
    descriptionVi:
      'Hà Nội, Hạ Long, Huế, Hội An, Sài Gòn, miền Tây trong 14 ngày, {{price}} một khách: khách sạn ba sao, hai chặng bay, tàu Huế – Đà Nẵng, hướng dẫn suốt tuyến.',
    descriptionEn:
      'Hanoi, Ha Long Bay, Hue, Hoi An, Saigon and the delta in 14 days, {{price}} a person: three-star hotels, two flights, the Hai Van train and one guide throughout.',
  },
  category: 'tours',
  titleVi: 'Xuyên Việt 14 ngày: từ Hồ Gươm xuống chợ nổi',
  titleEn: 'Vietnam end to end in 14 days, from Hanoi to the floating market',
  descriptionVi:
    'Hà Nội, một đêm Hạ Long, Huế, chuyến tàu ngày men chân đèo Hải Vân, ba đêm Hội An, Sài Gòn rồi một đêm miền Tây. Hai chặng dài đi máy bay, không phải sáng nào cũng xếp vali, nhiều buổi chiều để trống. Giá tính cho một khách.',
  descriptionEn:
    'Hanoi, a night on Ha Long Bay, Hue, the daytime train below the Hai Van Pass, three nights in Hoi An, Saigon and a night in the Mekong Delta. The two long legs are flown, you don’t repack every morning, and many afternoons are free. Price per person.',
  originalPrice: 34_000_000,
  discountedPrice: 25_000_000,
  window: { yearly: { from: '06-01', to: '04-15' } },
  isLimitedTime: false,
  isHotDeal: true,
  destinations: ['hanoi', 'halong-bay', 'hoi-an', 'ho-chi-minh-city'],
  inclusionsVi: [
    '12 đêm khách sạn ba sao, một đêm tàu trên vịnh Hạ Long',
    'Vé máy bay Hà Nội – Huế và Đà Nẵng – TP. Hồ Chí Minh',
    'Vé tàu ghế mềm Huế – Đà Nẵng, men chân đèo Hải Vân',
    'Hướng dẫn viên suốt tuyến, thêm người bản xứ ở mỗi miền',
    'Bữa sáng hằng ngày, bảy bữa trưa, năm bữa tối',
    'Vé tham quan theo chương trình',
  ],
  inclusionsEn: [
    '12 nights in three-star hotels, one aboard in Ha Long Bay',
    'Flights Hanoi–Hue and Da Nang–Ho Chi Minh City',
    'Soft-seat train Hue–Da Nang, round the foot of the Hai Van Pass',
    'One guide throughout, with local guides in each region',
    'Daily breakfast, seven lunches, five dinners',
    'Entrance tickets on the programme',
  ],
  termsVi: [
    'Khởi hành khi đủ 10 khách, nhiều nhất 16',
    'Đặt cọc 30%, chậm nhất 30 ngày trước ngày đi',
    'Phòng đơn phụ thu, báo giá khi đặt',
    'Tháng 10–11 miền Trung ngập lụt thì đổi điểm dừng',
    'Không có chuyến khởi hành trong hai tuần quanh Tết',
  ],
  termsEn: [
    'Runs with a minimum of 10 guests, 16 at most',
    '30% deposit, at least 30 days ahead',
    'Single rooms at a supplement, quoted on booking',
    'October–November floods in the centre: other stops instead',
    'No departures in the two weeks around Tet',
  ],
  imageAltVi: 'Con đường đỏ uốn hình chữ S dọc bờ biển, qua thuyền buồm Hạ Long, tháp chùa và một tòa tháp cao phương Nam',
  imageAltEn: 'A red road winding in an S down the coast, past a Ha Long junk, a pagoda tower and a southern skyscraper',
})
