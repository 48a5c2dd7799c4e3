import { hoChiMinhCitySummary } from './ho-chi-minh-city.summary'
import type { Destination } from './types'
import { withActivityDetails } from './with-activity-details'

export const content: Destination = {
  ...hoChiMinhCitySummary,
  meta: {
    titleVi: 'Du lịch Sài Gòn – TP. Hồ Chí Minh: lịch ba ngày, ăn gì',
    titleEn: 'Ho Chi Minh City: three days, what to eat, when to go',
    descriptionVi:
      'Mùa khô Sài Gòn kéo dài từ tháng 12 đến tháng 4, dễ chịu nhất trước Tết. Ba ngày cho trung tâm, Chợ Lớn, Củ Chi hay Cần Giờ; cơm tấm, hủ tiếu, ốc và metro số 1.',
    descriptionEn:
      'Dry from December to April and kindest before Tet. Three days for the centre, Cho Lon and Cu Chi or Can Gio, with broken rice, snails, the waterbus and Metro Line 1.',
  },
  attractionsVi: ['Dinh Độc Lập', 'Bảo tàng Chứng tích Chiến tranh', 'Địa đạo Củ Chi'],
  attractionsEn: ['Independence Palace', 'War Remnants Museum', 'Cu Chi tunnels'],
  overviewVi: [
    'Sài Gòn không có một cảnh nào để ngắm cho thật lâu; cái hay nằm ở nhịp sống. Năm giờ sáng đã có cơm tấm, nửa đêm vẫn còn quán ốc, và góc nào cũng có một ly cà phê sữa đá. Từ sau đợt sáp nhập tháng 7 năm 2025, thành phố có hơn 14 triệu dân, gồm cả Bình Dương và Bà Rịa – Vũng Tàu cũ, nhưng những gì khách tìm đến vẫn gói gọn quanh Bến Thành, bờ sông và Chợ Lớn.',
    'Ba ngày là đẹp. Ngày đầu đi bộ khu trung tâm: Dinh Độc Lập, Bảo tàng Chứng tích Chiến tranh, Bưu điện, chiều ra bến Bạch Đằng đón buýt đường sông. Ngày thứ hai vào Chợ Lớn buổi sáng, tối đi ăn hàng. Ngày thứ ba lên địa đạo Củ Chi hoặc xuống rừng ngập mặn Cần Giờ. Metro số 1 từ Bến Thành là cách dễ nhất để ra Thảo Điền và Suối Tiên.',
    'Trời nóng quanh năm, nên dồn việc đi bộ vào sáng sớm và chiều muộn. Qua đường thì bước chậm, đều, đừng chạy và đừng lùi. Giữ điện thoại, túi xách tránh phía lòng đường vì nạn giật đồ vẫn còn; gọi xe bằng ứng dụng cho rõ giá. Quận đã bỏ trên giấy tờ, song ai cũng còn nói “Quận 1”, “Quận 5”. Nhà thờ Đức Bà đang trùng tu, dự kiến đến năm 2027. Ảnh trong bảo tàng chiến tranh rất nặng nề, hãy cân nhắc khi dẫn trẻ nhỏ.',
  ],
  overviewEn: [
    'Saigon has no single sight to stand and stare at; the pleasure is in its pace. There is broken rice at five in the morning, grilled snails at midnight and iced coffee on every corner in between. Since the mergers of July 2025 the city counts more than 14 million people and takes in the former Binh Duong and Ba Ria–Vung Tau, but what visitors come for still lies around Ben Thanh, the river and Cho Lon.',
    'Three days work well. Walk the centre on the first: Independence Palace, the War Remnants Museum, the post office, then the waterbus from Bach Dang wharf towards evening. See Cho Lon on the second morning and eat your way through the night. Use the third for the Cu Chi tunnels or the Can Gio mangroves. Metro Line 1, from Ben Thanh, is the easy way out to Thao Dien and Suoi Tien.',
    'It is hot all year, so walk early and late. To cross a road, step out slowly and keep a steady pace; never run or back up. Hold phones and bags away from the kerb, as snatching still happens, and use ride-hailing apps for a clear fare. Districts were abolished on paper, yet everyone still says “District 1”. Notre-Dame Cathedral is under restoration, due to end in 2027. The war museum’s photographs are harrowing; think twice about taking small children.',
  ],
  heroAltVi: 'Mặt tiền chợ Bến Thành với tháp đồng hồ, phía sau là dãy cao ốc lúc chạng vạng',
  heroAltEn: 'The front of Ben Thanh market with its clock, before the skyline at dusk',
  galleryImages: [
    {
      src: '@assets/art/ho-chi-minh-city',
      altVi: 'Mặt tiền chợ Bến Thành với tháp đồng hồ, phía sau là dãy cao ốc lúc chạng vạng',
      altEn: 'The front of Ben Thanh market with its clock, before the skyline at dusk',
    },
    {
      src: '@assets/art/ho-chi-minh-city-2',
      altVi: 'Dòng xe máy trên con đường rợp bóng me',
      altEn: 'Motorbikes filling a street under tamarind trees',
    },
    {
      src: '@assets/art/ho-chi-minh-city-3',
      altVi: 'Sông Sài Gòn về đêm với tòa Bitexco và Landmark 81 sáng đèn',
      altEn: 'The Saigon river at night with Bitexco and Landmark 81 lit up',
    },
  ],
  transportation: {
    ...hoChiMinhCitySummary.transportation,
    accessibilityVi:
      'Từ Hà Nội bay khoảng 2 giờ đến Tân Sơn Nhất, cách trung tâm 7 km; xem kỹ vé vì sân bay Long Thành, khánh thành tháng 12/2025, dành cho các chuyến quốc tế và cách trung tâm khoảng 40 km. Tàu Bắc – Nam vào ga Sài Gòn, xe đi miền Tây đón ở bến xe Miền Tây, và Metro số 1 chạy tới bến xe Miền Đông mới.',
    accessibilityEn:
      'From Hanoi it is a two-hour flight to Tan Son Nhat, 7 km from the centre; read your ticket closely, as Long Thanh airport, opened in December 2025 for international flights, is about 40 km out. Trains from the north end at Saigon station, Mekong Delta coaches leave from the Western bus station, and Metro Line 1 reaches the new Eastern one.',
  },
  bestTimeToVisit: {
    ...hoChiMinhCitySummary.bestTimeToVisit,
    weatherVi:
      'Mùa khô từ tháng 12 đến tháng 4, dễ chịu nhất trước Tết, còn tháng 4 nóng gắt, có ngày 36–37 °C. Mùa mưa từ tháng 5 đến tháng 11, mưa rào chiều ào xuống rồi tạnh, đôi khi ngập vài tuyến đường.',
    weatherEn:
      'The dry season runs from December to April: most pleasant before Tet, fiercest in April, when some days reach 36–37 °C. From May to November afternoon downpours come and go quickly and sometimes flood a few streets.',
  },
  activities: withActivityDetails(hoChiMinhCitySummary.activities, {
    'ho-chi-minh-city-palace-and-war-museum': {
      descriptionVi:
        'Dinh Độc Lập giữ gần như nguyên vẹn phòng khánh tiết và hầm chỉ huy thập niên 1960–1970; bảo tàng cách đó chừng 10 phút đi bộ kể cuộc chiến qua ảnh và hiện vật. Xem Dinh trước, bảo tàng sau, và chừa cho mình một khoảng nghỉ.',
      descriptionEn:
        'The palace keeps its 1960s and 70s reception rooms and command bunker almost untouched; the museum, ten minutes’ walk away, tells the war through photographs and objects. Do the palace first, and leave yourself a pause afterwards.',
      highlightsVi: ['Phòng khánh tiết của Dinh', 'Hầm chỉ huy', 'Phòng ảnh phóng viên chiến trường', 'Máy bay, xe tăng ngoài sân'],
      highlightsEn: ['State rooms of the palace', 'Command bunker', 'War photographers’ gallery', 'Aircraft and tanks in the yard'],
      difficulty: 'easy',
      bestTimeVi: 'Từ 8 giờ sáng, ngày thường',
      bestTimeEn: 'From 8 am, on weekdays',
    },
    'ho-chi-minh-city-cu-chi-tunnels': {
      descriptionVi:
        'Hệ thống đường hầm nằm phía tây bắc, hai điểm mở cửa là Bến Đình gần hơn và Bến Dược rộng, vắng hơn. Đoạn chui hầm hẹp và nóng, ai sợ không gian kín có thể chỉ xem trên mặt đất.',
      descriptionEn:
        'The tunnels lie north-west of the city, with two sites open: Ben Dinh is nearer, Ben Duoc larger and quieter. The crawl is tight and hot, but you can skip it and still see plenty above ground.',
      highlightsVi: ['Nắp hầm ngụy trang', 'Chui một đoạn địa đạo', 'Bếp Hoàng Cầm', 'Khoai mì chấm muối đậu'],
      highlightsEn: [
        'Camouflaged trapdoors',
        'A short crawl underground',
        'The smokeless Hoang Cam stove',
        'Boiled cassava with peanut salt',
      ],
      difficulty: 'moderate',
      bestTimeVi: 'Xuất phát 7 giờ sáng, mùa khô',
      bestTimeEn: 'Leave at 7 am, in the dry season',
    },
    'ho-chi-minh-city-street-food-evening': {
      descriptionVi:
        'Ngồi sau xe người dẫn đường, ghé bốn năm quán ở những khu ít khách du lịch: ốc, hủ tiếu, bánh xèo, chè. Chọn đơn vị có mũ bảo hiểm vừa đầu và báo trước nếu ăn chay hay dị ứng.',
      descriptionEn:
        'Ride pillion with a local guide to four or five places away from the visitor streets: snails, noodle soup, bánh xèo, sweet chè. Choose a company with helmets that fit, and mention allergies or a vegetarian diet in advance.',
      highlightsVi: ['Phố ốc Vĩnh Khánh', 'Hẻm ăn Chợ Lớn', 'Chợ hoa Hồ Thị Kỷ', 'Bánh xèo miền Nam'],
      highlightsEn: ['Vinh Khanh, the snail street', 'Cho Lon alleys', 'Ho Thi Ky flower market', 'Southern bánh xèo'],
      difficulty: 'easy',
      bestTimeVi: '18–22 giờ',
      bestTimeEn: '6–10 pm',
    },
    'ho-chi-minh-city-cho-lon-temples': {
      descriptionVi:
        'Đi bộ giữa các miếu và hội quán của người Hoa, nhang vòng treo kín giếng trời, mái gắn tượng gốm nhỏ. Ăn mặc kín đáo, đừng chắn lối người đang khấn.',
      descriptionEn:
        'Walk between the temples and assembly halls of the Chinese community, under coils of incense and roofs crowded with ceramic figures. Dress modestly and keep out of the way of people praying.',
      highlightsVi: ['Chùa Bà Thiên Hậu', 'Miếu Quan Đế (hội quán Nghĩa An)', 'Chợ Bình Tây', 'Phố thuốc bắc Hải Thượng Lãn Ông'],
      highlightsEn: ['Thien Hau temple', 'Nghia An assembly hall', 'Binh Tay market', 'Herbal-medicine shops on Hai Thuong Lan Ong'],
      difficulty: 'easy',
      bestTimeVi: '8–11 giờ sáng',
      bestTimeEn: '8–11 am',
    },
    'ho-chi-minh-city-saigon-waterbus': {
      descriptionVi:
        'Tàu khách chạy từ bến Bạch Đằng ngược sông Sài Gòn, qua cầu Ba Son và chân Landmark 81, giá chỉ bằng ly cà phê. Cuối tuần nên mua vé trước, nhất là chuyến hoàng hôn.',
      descriptionEn:
        'A commuter boat from Bach Dang wharf up the Saigon river, under Ba Son bridge and past Landmark 81, for the price of a coffee. Buy ahead at weekends, above all for sunset.',
      highlightsVi: ['Công viên bến Bạch Đằng', 'Cầu Ba Son', 'Landmark 81 nhìn từ sông', 'Bán đảo Thanh Đa'],
      highlightsEn: ['Bach Dang riverside park', 'Ba Son bridge', 'Landmark 81 from the water', 'Thanh Da peninsula'],
      difficulty: 'easy',
      bestTimeVi: '16 giờ 30 – 18 giờ',
      bestTimeEn: '4:30–6 pm',
    },
    'ho-chi-minh-city-opera-house-show': {
      descriptionVi:
        'Xiếc tre, múa và nhạc sống kể chuyện làng quê lên phố, diễn trong nhà hát kiểu Pháp khánh thành năm 1900. Vở không cần lời nên ai cũng xem được; lịch diễn đổi theo tuần.',
      descriptionEn:
        'Bamboo circus, dance and live music about village life meeting the city, staged in the French opera house of 1900. There is hardly any dialogue, so anyone can follow; the schedule changes from week to week.',
      highlightsVi: ['Xiếc với tre và thúng', 'Nhạc cụ dân tộc chơi sống', 'Khán phòng năm 1900', 'Chụp ảnh với diễn viên sau buổi diễn'],
      highlightsEn: [
        'Acrobatics with bamboo and baskets',
        'Traditional instruments played live',
        'The auditorium of 1900',
        'Photos with the cast afterwards',
      ],
      difficulty: 'easy',
      bestTimeVi: 'Suất đầu tối, đến sớm 30 phút',
      bestTimeEn: 'Early-evening shows; arrive 30 minutes ahead',
    },
  }),
  nearbyDestinationsVi: ['Đồng bằng sông Cửu Long', 'Vũng Tàu', 'Cần Giờ', 'Tây Ninh', 'Đà Lạt'],
  nearbyDestinationsEn: ['Mekong Delta', 'Vung Tau', 'Can Gio', 'Tay Ninh', 'Da Lat'],
}
