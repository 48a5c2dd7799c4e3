import { dealPage } from './with-deal-facts'

export const content = dealPage({
  slug: 'hoi-an-cooking-class',
  meta: {
    titleVi: 'Lớp nấu ăn Hội An: đi chợ, ra vườn Trà Quế, nấu bốn món',
    titleEn: 'Hoi An cooking class: market, Tra Que garden, four dishes',
    descriptionVi:
      'Từ 8 giờ tới 13 giờ, {{price}} một khách: đi chợ Hội An, đạp xe ra Trà Quế, tự nấu bánh xèo, tam hữu, cá nướng lá chuối, gỏi đu đủ rồi ăn trưa; có công thức.',
    descriptionEn:
      'From eight to one for {{price}} a person: Hoi An market, a ride to the Tra Que herb beds, a wok of your own and four dishes for lunch, with printed recipes to keep.',
  },
  category: 'dining',
  titleVi: 'Lớp nấu ăn Hội An: đi chợ, ra vườn Trà Quế, vào bếp',
  titleEn: 'Cooking class in Hoi An: market, Tra Que herb garden, kitchen',
  descriptionVi:
    'Tám giờ đi chợ Hội An, đạp xe ba cây số ra Trà Quế, cuốc đất tưới rau một lát cho biết rồi vào bếp: bánh xèo, tam hữu, cá nướng lá chuối, gỏi đu đủ. Nấu gì trưa ăn nấy, một giờ chiều là xong. Giá một khách.',
  descriptionEn:
    'Shop at Hoi An market at eight, cycle three kilometres to Tra Que, water a few rows of herbs, then cook: bánh xèo, the village’s shrimp-and-pork bundles called tam hữu, fish in banana leaf, papaya salad. You eat it all and finish by one. Price per person.',
  originalPrice: 900_000,
  discountedPrice: 650_000,
  window: { yearly: { from: '05-01', to: '03-05' } },
  isLimitedTime: false,
  isHotDeal: false,
  destinations: ['hoi-an', 'da-nang'],
  inclusionsVi: [
    'Đi chợ cùng đầu bếp, mua đủ đồ cho bốn món',
    'Xe đạp khứ hồi; ngại đạp thì có xe điện',
    'Mỗi người một bếp, một chảo',
    'Bữa trưa bốn món, nước hạt é',
    'Công thức in sẵn, ghi cả món thay khi thiếu đồ',
  ],
  inclusionsEn: [
    'Market round with the cook, shopping for four dishes',
    'Bicycle there and back, or an electric cart',
    'A stove and a wok of your own',
    'Four-dish lunch and a cooling basil-seed drink',
    'Printed recipes, with swaps for what you can’t find at home',
  ],
  termsVi: [
    'Lớp từ 2 đến 10 người; nhóm từ 4 người được mở lớp riêng',
    'Đăng ký chậm nhất 17 giờ hôm trước',
    'Ăn chay báo trước, có bốn món chay thay thế',
    'Trẻ từ 8 tuổi được đứng bếp cùng người lớn',
    'Mùa lũ đường ngập: dời ngày hoặc hoàn tiền',
  ],
  termsEn: [
    'Classes of 2 to 10; groups of 4 or more may have their own',
    'Book by 5 pm the day before',
    'Vegetarian? Tell us ahead: there are four other dishes',
    'Children from 8 may cook beside an adult',
    'If floods cover the road: another day or a refund',
  ],
  imageAltVi: 'Chảo rau bốc lửa trên bếp than, bên cạnh bàn tay đang thái ớt và rau thơm trên thớt',
  imageAltEn: 'A wok leaping with flame on a charcoal stove, and hands slicing chillies beside a pile of herbs',
})
