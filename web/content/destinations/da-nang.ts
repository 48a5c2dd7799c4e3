import { daNangSummary } from './da-nang.summary'
import type { Destination } from './types'
import { withActivityDetails } from './with-activity-details'

export const content: Destination = {
  ...daNangSummary,
  meta: {
    titleVi: 'Du lịch Đà Nẵng: tắm biển tháng mấy, đi đâu, ăn gì',
    titleEn: 'Da Nang: beach months, sights, food and day trips',
    descriptionVi:
      'Biển Đà Nẵng trong và lặng nhất từ tháng 5 đến tháng 7. Lịch hai, ba ngày: Mỹ Khê, Sơn Trà, Ngũ Hành Sơn, cầu Rồng; ăn mì Quảng; tiện đường sang Hội An, Huế.',
    descriptionEn:
      'The sea is clearest and calmest from May to July. Two or three days of My Khe, Son Tra, the Marble Mountains and mì Quảng, with Hoi An 30 km away and Hue about 100.',
  },
  attractionsVi: ['Biển Mỹ Khê', 'Ngũ Hành Sơn', 'Bán đảo Sơn Trà'],
  attractionsEn: ['My Khe Beach', 'Marble Mountains', 'Son Tra Peninsula'],
  overviewVi: [
    'Đà Nẵng là thành phố biển dễ đi bậc nhất miền Trung: đường rộng, sân bay ngay trong phố, ra bãi Mỹ Khê chỉ mươi, mười lăm phút. Giữa lòng phố là sông Hàn với những cây cầu sáng đèn, phía bắc có bán đảo Sơn Trà còn rừng, phía nam là những ngọn Ngũ Hành Sơn. Không cổ kính như Huế hay Hội An, nơi này hấp dẫn ở chỗ sáng tắm biển, trưa ăn mì Quảng, chiều lên núi, tối dạo bờ sông mà chẳng phải vội.',
    'Nên ở hai đến ba ngày. Ngày đầu dành cho biển và Bảo tàng Điêu khắc Chăm; nếu rơi vào thứ Sáu đến Chủ nhật, tối ra bờ sông xem cầu Rồng phun lửa. Ngày thứ hai đi Sơn Trà từ sớm, chiều leo Ngũ Hành Sơn. Ngày thứ ba tùy ý thích: Bà Nà với Cầu Vàng, đèo Hải Vân, hoặc Hội An cách khoảng 30 km. Nhiều người chọn Đà Nẵng làm chỗ ở để đi cả Huế lẫn Hội An.',
    'Biển êm nhất từ khoảng tháng 3 đến tháng 8; từ tháng 9 đến tháng 12 là mùa mưa bão, sóng lớn, chỉ nên tắm ở khu có cứu hộ và theo cờ báo. Giữa hè nắng rất gắt; dịp lễ và mùa pháo hoa, phòng kín sớm. Lên các đoạn dốc của Sơn Trà không được đi xe tay ga, sau mưa lớn đường có thể đóng vì sạt lở. Gặp voọc thì đứng xa, đừng cho ăn. Ăn hải sản, hỏi giá theo cân trước khi gọi.',
  ],
  overviewEn: [
    'Da Nang is one of the easiest cities on the central coast: wide roads, an airport in town, and My Khe Beach ten or fifteen minutes away. The Han River and its lit bridges run through the middle, the forested Son Tra Peninsula closes the north, and the Marble Mountains stand to the south. It lacks the old streets of Hue or Hoi An; its pleasure is a day that goes from a dawn swim to mì Quảng, a hill climb and a riverside stroll without any rush.',
    'Stay two or three days. Give the first to the beach and the Museum of Cham Sculpture and, from Friday to Sunday, the Dragon Bridge’s evening fire show. On the second, set out early for Son Tra and climb the Marble Mountains late in the day. The third is a choice: Ba Na Hills and its Golden Bridge, the Hai Van Pass, or Hoi An, about 30 km away. Many people base themselves here for Hue and Hoi An too.',
    'The sea is calmest from about March to August. September to December is the season of rain, typhoons and big surf: swim only in patrolled areas and obey the flags. Midsummer sun is fierce, and rooms go early on public holidays and during the fireworks festival. Automatic scooters are barred from Son Tra’s steep roads, which can close after landslides. Keep your distance from the langurs and never feed them. Ask seafood prices by weight before ordering.',
  ],
  heroAltVi: 'Cầu Rồng sáng đèn bắc qua sông Hàn trong đêm',
  heroAltEn: 'The illuminated Dragon Bridge over the Han River at night',
  galleryImages: [
    {
      src: '@assets/art/da-nang',
      altVi: 'Cầu Rồng sáng đèn bắc qua sông Hàn trong đêm',
      altEn: 'The illuminated Dragon Bridge over the Han River at night',
    },
    {
      src: '@assets/art/da-nang-2',
      altVi: 'Thuyền thúng trên bãi biển Mỹ Khê, xa xa là bán đảo Sơn Trà',
      altEn: 'Basket boats on My Khe Beach, with the Son Tra Peninsula beyond',
    },
    {
      src: '@assets/art/da-nang-3',
      altVi: 'Ngũ Hành Sơn với ngôi chùa trên vách đá',
      altEn: 'The Marble Mountains with a pagoda on the cliff',
    },
  ],
  transportation: {
    ...daNangSummary.transportation,
    accessibilityVi:
      'Sân bay Đà Nẵng nằm ngay trong phố, bay từ Hà Nội hay TP. Hồ Chí Minh khoảng 1 giờ 20 phút. Tàu Bắc – Nam dừng ở ga Đà Nẵng; từ Huế vào khoảng 100 km, từ Hội An ra khoảng 30 km.',
    accessibilityEn:
      'Da Nang’s airport is inside the city, about 1 hour 20 minutes by air from Hanoi or Ho Chi Minh City. North–south trains stop here; Hue is about 100 km away and Hoi An about 30 km.',
  },
  bestTimeToVisit: {
    ...daNangSummary.bestTimeToVisit,
    weatherVi:
      'Từ tháng 2 đến tháng 4 nắng ấm, ít mưa; tháng 5 đến tháng 7 nóng, biển trong và êm, hợp nhất để tắm. Mưa nhiều từ tháng 9 đến tháng 12, tháng 10 và tháng 11 dễ gặp bão.',
    weatherEn:
      'February to April is warm and mostly dry; May to July is hot, with the clearest, calmest sea for swimming. Rain is heavy from September to December, and October and November are the likeliest months for typhoons.',
  },
  activities: withActivityDetails(daNangSummary.activities, {
    'da-nang-my-khe-beach': {
      descriptionVi:
        'Bãi cát mịn dài nhiều cây số dọc đường Võ Nguyên Giáp, có cứu hộ, nhà tắm tráng và chỗ thuê ghế. Người Đà Nẵng ra tắm từ lúc mờ sáng, cũng là giờ thúng chài cập bờ.',
      descriptionEn:
        'Kilometres of fine sand along Vo Nguyen Giap Street, with lifeguards, showers and loungers for hire. Locals swim at first light, when the basket boats also come in.',
      highlightsVi: ['Bình minh trên biển', 'Khu tắm có cứu hộ', 'Thuyền thúng của ngư dân', 'Hải sản ven đường biển'],
      highlightsEn: ['Sunrise over the sea', 'Patrolled swimming', 'Fishermen’s basket boats', 'Seafood along the front'],
      difficulty: 'easy',
      bestTimeVi: '5–8 giờ hoặc sau 16 giờ, tháng 3–8',
      bestTimeEn: '5–8 am or after 4 pm, March–August',
    },
    'da-nang-marble-mountains': {
      descriptionVi:
        'Leo ngọn Thủy Sơn qua chùa, động và các đài nhìn ra biển; có thang máy đỡ một đoạn dốc. Dưới chân là làng đá Non Nước, nay dùng đá nơi khác chở về để giữ núi.',
      descriptionEn:
        'Climb Thuy Son past pagodas, caves and terraces facing the sea; a lift saves part of the ascent. The carvers of Non Nuoc at its foot now use stone brought from elsewhere, to spare the hills.',
      highlightsVi: ['Động Huyền Không', 'Chùa Tam Thai', 'Bia ma nhai khắc trên đá', 'Đài ngắm biển'],
      highlightsEn: ['Huyen Khong cave', 'Tam Thai Pagoda', 'Inscriptions cut in the rock', 'Sea-view terrace'],
      difficulty: 'moderate',
      bestTimeVi: 'Trước 9 giờ hoặc sau 15 giờ',
      bestTimeEn: 'Before 9 am or after 3 pm',
    },
    'da-nang-dragon-bridge-show': {
      descriptionVi:
        'Cây cầu dài 666 mét mang hình rồng, phun lửa rồi phun nước lúc 21 giờ các tối thứ Sáu, thứ Bảy, Chủ nhật và ngày lễ. Đứng phía bờ đông, gần đầu rồng thì thấy rõ, nhưng dễ ướt.',
      descriptionEn:
        'The 666-metre bridge is a dragon that breathes fire, then water, at 9 pm on Fridays, Saturdays, Sundays and holidays. Stand on the east bank near the head for the best view, and expect to get wet.',
      highlightsVi: ['Rồng phun lửa, phun nước', 'Bờ sông sáng đèn', 'Chợ đêm Sơn Trà gần cầu', 'Du thuyền sông Hàn'],
      highlightsEn: ['Fire and water', 'Lit riverfront', 'Son Tra night market nearby', 'Boats on the Han'],
      difficulty: 'easy',
      bestTimeVi: '20 giờ 30 tối thứ Sáu đến Chủ nhật để có chỗ đứng',
      bestTimeEn: 'Weekend nights; arrive by 8:30 pm',
    },
    'da-nang-son-tra-peninsula': {
      descriptionVi:
        'Rừng sát biển, nơi còn đàn voọc chà vá chân nâu quý hiếm, và chùa Linh Ứng với tượng Quan Âm cao 67 mét nhìn ra vịnh. Đường lên cao dốc gắt, nên đi ô tô hoặc xe số với người thạo đường.',
      descriptionEn:
        'Coastal forest that shelters the rare red-shanked douc langur, and Linh Ung Pagoda, whose 67-metre Lady Buddha looks over the bay. Upper roads are very steep; go by car or with an experienced local rider.',
      highlightsVi: ['Voọc chà vá chân nâu', 'Tượng Quan Âm 67 mét', 'Đường ven biển Hoàng Sa', 'Toàn cảnh thành phố'],
      highlightsEn: ['Red-shanked douc langurs', '67-metre Lady Buddha', 'Hoang Sa coast road', 'View over the city'],
      difficulty: 'easy',
      bestTimeVi: 'Sáng sớm ngày khô ráo, tháng 3–8',
      bestTimeEn: 'Early on dry mornings, March–August',
    },
    'da-nang-ba-na-golden-bridge': {
      descriptionVi:
        'Cáp treo đưa lên độ cao hơn 1.400 mét, nơi có Cầu Vàng trên đôi bàn tay đá và khu làng kiểu Pháp. Đây là khu vui chơi đông khách: đi chuyến cáp đầu ngày và mang áo khoác.',
      descriptionEn:
        'Cable cars climb to above 1,400 metres, to the Golden Bridge held by giant stone-look hands and a mock French village. It is a busy theme park: take the first cabins of the day and bring a jacket.',
      highlightsVi: ['Cầu Vàng', 'Cáp treo trên rừng', 'Vườn hoa Le Jardin', 'Khí hậu mát'],
      highlightsEn: ['Golden Bridge', 'Cable car over forest', 'Le Jardin gardens', 'Cool mountain air'],
      difficulty: 'easy',
      bestTimeVi: 'Sáng sớm ngày thường, tháng 3–8',
      bestTimeEn: 'Early on weekdays, March–August',
    },
    'da-nang-cham-museum': {
      descriptionVi:
        'Bộ sưu tập điêu khắc Chăm lớn nhất thế giới, đặt trong tòa nhà xây thời Pháp gần chân cầu Rồng. Nên xem trước khi đi Mỹ Sơn để hiểu những gì đã được đưa ra khỏi đền tháp.',
      descriptionEn:
        'The world’s largest collection of Cham sculpture, in a French-era building near the foot of the Dragon Bridge. See it before My Son to know what once stood inside the towers.',
      highlightsVi: ['Đài thờ Trà Kiệu', 'Đài thờ Mỹ Sơn E1', 'Tượng Bồ tát Đồng Dương', 'Nhà trưng bày thời Pháp'],
      highlightsEn: ['Tra Kieu altar', 'My Son E1 pedestal', 'Dong Duong bodhisattva', 'French-era galleries'],
      difficulty: 'easy',
      bestTimeVi: 'Buổi sáng hoặc giữa trưa nắng',
      bestTimeEn: 'Morning, or to escape the midday sun',
    },
  }),
  nearbyDestinationsVi: ['Hội An', 'Huế', 'Mỹ Sơn', 'Lăng Cô', 'Cù Lao Chàm'],
  nearbyDestinationsEn: ['Hoi An', 'Hue', 'My Son', 'Lang Co', 'Cham Islands'],
}
