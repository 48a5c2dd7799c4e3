import { dealPage } from './with-deal-facts'

export const content = dealPage({
  slug: 'da-lat-pine-villa',
  meta: {
    titleVi: 'Thuê villa gỗ Đà Lạt giữa rừng thông cho sáu người',
    titleEn: 'Da Lat timber villa for six among the pines',
    descriptionVi:
      'Nguyên căn ba phòng ngủ có lò sưởi, bếp và hiên nướng giữa rừng thông Đà Lạt: {{price}} cho hai đêm, tối đa sáu khách, sẵn củi, rau và cà phê, có chỗ đậu xe.',
    descriptionEn:
      'Three bedrooms, a wood fire and a barbecue porch fifteen minutes from Xuan Huong Lake: {{price}} for two nights and up to six guests, firewood and coffee included.',
  },
  category: 'accommodation',
  titleVi: 'Nhà gỗ giữa rừng thông Đà Lạt, hai đêm cho nhóm sáu người',
  titleEn: 'Two nights in a timber villa among Da Lat’s pines, for six',
  descriptionVi:
    'Nguyên căn ba phòng ngủ có lò sưởi củi, bếp đủ nồi niêu và khoảng hiên ngồi nghe thông reo, cách hồ Xuân Hương chừng mười lăm phút xe. Đêm Đà Lạt có khi xuống 12 độ, củi đã chất sẵn. Giá cả căn, hai đêm, tối đa sáu khách.',
  descriptionEn:
    'The whole house is yours: three bedrooms, a wood fire, a kitchen with proper pots and a porch for listening to the pines, fifteen minutes’ drive from Xuan Huong Lake. Nights can drop to 12°C, so the logs are already stacked. Price per villa for two nights, up to six guests.',
  originalPrice: 7_800_000,
  discountedPrice: 6_000_000,
  window: { yearly: { from: '05-01', to: '03-05' } },
  isLimitedTime: false,
  isHotDeal: false,
  destinations: ['da-lat'],
  inclusionsVi: [
    'Hai đêm nguyên căn, ba phòng ngủ, hai phòng tắm',
    'Củi đốt lò cho cả hai tối',
    'Rổ rau Đà Lạt và cà phê rang xay chờ sẵn trong bếp',
    'Bếp nướng ngoài hiên, than và vỉ',
    'Chỗ đậu hai ô tô',
  ],
  inclusionsEn: [
    'Two nights with all three bedrooms and two bathrooms',
    'Firewood for both evenings',
    'Da Lat vegetables and ground coffee waiting in the kitchen',
    'A porch barbecue with charcoal and grill',
    'Parking for two cars',
  ],
  termsVi: [
    'Đêm thứ Sáu, thứ Bảy phụ thu 200.000 đ, tính cả căn',
    'Nhóm từ 4 người lớn trở lên',
    'Không áp dụng tuần Tết và dịp 30/4 – 1/5',
    'Giữ im lặng ngoài hiên sau 22 giờ',
    'Đặt cọc 30%, hủy trước 14 ngày hoàn đủ',
  ],
  termsEn: [
    'Friday and Saturday nights: 200,000 VND extra for the villa',
    'For groups of 4 adults or more',
    'Not valid in the week of Tet or 30 April–1 May',
    'Quiet on the porch after 10 pm',
    '30% deposit, fully refunded up to 14 days ahead',
  ],
  imageAltVi: 'Căn nhà mái chữ A sáng đèn giữa rừng thông lúc chập tối, ống khói tỏa khói dưới vầng trăng khuyết',
  imageAltEn: 'An A-frame house with lit windows among pines at nightfall, chimney smoke rising under a crescent moon',
})
