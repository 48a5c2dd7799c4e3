import { dealPage } from './with-deal-facts'

export const content = dealPage({
  slug: 'mango-farm-day',
  meta: {
    titleVi: 'Tour vườn xoài Cái Bè một ngày: hái, nếm, sấy xoài',
    titleEn: 'Mango farm day tour from Saigon: pick, taste and dry',
    descriptionVi:
      'Tháng 3 đến tháng 6, đi từ Sài Gòn lúc sáu giờ, về khoảng 17 giờ, {{price}} một khách: hái xoài cát Hòa Lộc ở Cái Bè, nếm ba giống, tự xắt sấy, ăn cơm nhà vườn.',
    descriptionEn:
      'March to June, out of Saigon at six and back about five, {{price}} a person: pick Hoa Loc mangoes at Cai Be, taste three kinds, dry your own and lunch with the family.',
  },
  category: 'tours',
  titleVi: 'Một ngày vườn xoài cùng Mango Road: hái, nếm, sấy',
  titleEn: 'A day in the mango orchard with Mango Road: pick, taste, dry',
  descriptionVi:
    'Chuyến này chính chúng tôi dẫn: sáu giờ rời Sài Gòn, tám giờ đã ở vườn Cái Bè, leo thang hái xoài cát Hòa Lộc, nếm ba giống cạnh nhau, xắt lát đưa vào lò sấy. Trưa ăn cơm nhà vườn. Giá tính cho một khách.',
  descriptionEn:
    'We run this one ourselves: out of Saigon at six, in the orchard at Cai Be by eight, up a ladder for Hoa Loc mangoes, three varieties tasted side by side, then your own slices into the dryer. Lunch is with the family. Price per person.',
  originalPrice: 1_600_000,
  discountedPrice: 1_200_000,
  window: { yearly: { from: '03-01', to: '06-30' } },
  isLimitedTime: true,
  isHotDeal: false,
  destinations: ['mekong-delta', 'ho-chi-minh-city'],
  inclusionsVi: [
    'Xe khứ hồi từ trung tâm TP. Hồ Chí Minh, về khoảng 17 giờ',
    'Hái xoài có chủ vườn kèm, nếm ba giống',
    'Buổi xắt và sấy xoài cùng thợ của Mango Road',
    'Cơm trưa nhà vườn và một vòng xuồng chèo',
    'Mang về một ký xoài vừa hái và một gói xoài sấy',
  ],
  inclusionsEn: [
    'Return transport from central Ho Chi Minh City, back at about 5 pm',
    'Picking with the grower, three varieties to taste',
    'Slicing and drying with Mango Road’s own team',
    'Lunch in the orchard and a sampan ride',
    'A kilo of what you picked and a bag of dried mango to take home',
  ],
  termsVi: [
    'Khởi hành khi đủ 4 khách, nhiều nhất 12',
    'Thứ Bảy, Chủ nhật phụ thu 200.000 đ một khách',
    'Trẻ 5–11 tuổi tính nửa giá; trẻ leo thang phải có người lớn giữ',
    'Sang tháng 6 xoài cuối vụ, bù thêm chôm chôm',
    'Hủy trước 3 ngày không mất phí',
  ],
  termsEn: [
    'Runs with 4 guests or more, 12 at most',
    'Saturdays and Sundays: 200,000 VND extra per person',
    'Children aged 5–11 pay half; an adult holds their ladder',
    'June is the end of the mangoes, so rambutan is added',
    'Free cancellation up to 3 days ahead',
  ],
  imageAltVi: 'Người hái đứng trên chiếc thang dựa vào gốc xoài sai quả, dưới cỏ là mấy thùng xoài chín',
  imageAltEn: 'A picker on a ladder against a laden mango tree, with crates of ripe fruit on the grass',
})
