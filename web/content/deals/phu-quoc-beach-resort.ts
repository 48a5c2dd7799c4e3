import { dealPage } from './with-deal-facts'

export const content = dealPage({
  slug: 'phu-quoc-beach-resort',
  meta: {
    titleVi: 'Bungalow sát biển Phú Quốc: ba đêm mùa khô cho hai người',
    titleEn: 'Phu Quoc beach bungalow: three dry-season nights for two',
    descriptionVi:
      'Tháng 11 đến tháng 4, bờ tây lặng sóng: {{price}} cho ba đêm, hai người lớn, gồm bữa sáng, xe sân bay, kayak, đồ lặn mượn tại bãi và một bữa tối hải sản.',
    descriptionEn:
      'November to April on the calm west coast: {{price}} for three nights and two adults, with breakfast, airport rides, kayaks, snorkels and one seafood dinner.',
  },
  category: 'accommodation',
  titleVi: 'Ba đêm bungalow sát biển ở bờ Tây Phú Quốc',
  titleEn: 'Three nights in a beach bungalow on Phu Quoc’s west coast',
  descriptionVi:
    'Mùa khô, bờ Tây lặng sóng: bước ra hiên là cát, chiều nằm võng chờ mặt trời rơi xuống nước. Bungalow mái lá cho hai người, cách sân bay chừng hai mươi phút xe, ăn sáng ngay dưới hàng dừa. Giá cả phòng, ba đêm.',
  descriptionEn:
    'In the dry season the west coast lies flat: you step off the porch onto sand and watch the sun go down from a hammock. A thatched bungalow for two, some twenty minutes from the airport, with breakfast under the palms. Price per bungalow for three nights.',
  originalPrice: 9_500_000,
  discountedPrice: 6_000_000,
  window: { yearly: { from: '11-01', to: '04-30' } },
  isLimitedTime: true,
  isHotDeal: false,
  destinations: ['phu-quoc'],
  inclusionsVi: [
    'Ba đêm bungalow hướng biển cho hai người lớn',
    'Bữa sáng hằng ngày',
    'Xe đón và tiễn sân bay Phú Quốc',
    'Kayak, kính lặn và ống thở mượn tại bãi',
    'Một bữa tối hải sản cho hai người',
  ],
  inclusionsEn: [
    'Three nights in a sea-facing bungalow for two adults',
    'Breakfast every day',
    'Rides from and to Phu Quoc airport',
    'Kayaks, masks and snorkels to borrow on the beach',
    'One seafood dinner for two',
  ],
  termsVi: [
    'Ở ít nhất ba đêm liền nhau',
    'Đêm thứ Sáu, thứ Bảy phụ thu 200.000 đ một phòng',
    'Không áp dụng từ 24/12 đến 2/1 và tuần Tết',
    'Trẻ dưới 6 tuổi ngủ chung giường không tính tiền',
    'Đổi ngày miễn phí một lần, báo trước 14 ngày',
  ],
  termsEn: [
    'Three consecutive nights at least',
    'Friday and Saturday nights: 200,000 VND extra per bungalow',
    'Not valid 24 December–2 January or in the week of Tet',
    'Children under 6 sharing a bed stay free',
    'One free change of date, 14 days ahead',
  ],
  imageAltVi: 'Chiếc võng đỏ mắc giữa hai thân dừa trước căn bungalow mái lá, ngoài kia biển xanh ngọc',
  imageAltEn: 'A red hammock slung between palms by a thatched bungalow, with a turquoise sea beyond',
  bookingUrl: 'https://hotels.example/deals/phu-quoc-beach-resort',
})
