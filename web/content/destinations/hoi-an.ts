import { hoiAnSummary } from './hoi-an.summary'
import type { Destination } from './types'
import { withActivityDetails } from './with-activity-details'

export const content: Destination = {
  ...hoiAnSummary,
  meta: {
    titleVi: 'Du lịch Hội An: phố cổ, mùa đẹp, vé tham quan, ăn gì',
    titleEn: 'Hoi An: old town, dry months, beach, food and My Son',
    descriptionVi:
      'Hội An khô và dịu từ tháng 2 đến tháng 4, dễ ngập tháng 10, 11. Hai ngày cho phố cổ, Trà Quế, biển An Bàng, thêm một ngày Mỹ Sơn; cao lầu, cơm gà và may đồ.',
    descriptionEn:
      'Dry and mild from February to April, prone to floods in October and November. Two days for the old town, Tra Que and An Bang beach, a third for My Son, and cao lầu.',
  },
  attractionsVi: ['Phố cổ Hội An', 'Chùa Cầu', 'Biển An Bàng'],
  attractionsEn: ['Hoi An Ancient Town', 'Japanese Covered Bridge', 'An Bang Beach'],
  overviewVi: [
    'Từ thế kỷ 15 đến thế kỷ 19, Hội An là thương cảng tấp nập, nơi người Việt buôn bán với người Hoa, người Nhật và cả tàu phương Tây. Khi cửa sông bồi lấp, tàu buôn chuyển ra Đà Nẵng, còn khu phố cũ gần như được để yên: những dãy nhà tường vàng mái ngói âm dương, các hội quán, Chùa Cầu và con sông Hoài chảy sát bên. UNESCO ghi danh nơi này năm 1999. Phố nhỏ, đi bộ chừng hai mươi phút là hết, và vẫn có người ở, thắp nhang, mở hàng mỗi sáng.',
    'Nên dành ít nhất hai ngày trọn. Dậy sớm, vào phố trước tám giờ khi hiên nhà còn vắng; trưa thì đạp xe ra Trà Quế hoặc biển An Bàng, chiều muộn quay lại lúc đèn lồng vừa lên. Có ngày thứ ba, hãy để cho Mỹ Sơn. Ai định may đồ nên ghé tiệm ngay hôm đầu, chừa thời gian thử và sửa.',
    'Từ năm giờ chiều đến chín giờ tối, quanh Chùa Cầu và bến thuyền đông nghẹt. Phố cổ cấm xe máy phần lớn thời gian trong ngày, nên gửi xe ngoài rìa rồi đi bộ. Tháng 10 và 11 là mùa lụt, có năm nước ngập nhiều tuyến phố; hãy đặt phòng hủy được và hỏi trước chủ nhà. Vào nhà cổ, hội quán, bảo tàng phải có vé tham quan, tiền vé góp vào việc trùng tu. Nhà cổ vẫn là nhà người ta ở: xin nói khẽ và hỏi trước khi chụp.',
  ],
  overviewEn: [
    'From the 15th century to the 19th, Chinese, Japanese and European ships put in at Hoi An to trade. When the river silted up the business moved to Da Nang and the old streets were left more or less alone: yellow walls, yin-and-yang roof tiles, assembly halls, a covered bridge and the Hoai river running alongside. UNESCO listed the town in 1999. You can cross it on foot in twenty minutes, and people still live here, burning incense and opening their shutters every morning.',
    'Give it two full days at least. Be in the old town before eight, while the verandas are empty; cycle out to Tra Que or An Bang beach around midday, then come back as the lanterns go on. Keep a third day for My Son. If you are having clothes made, see the tailor on day one, because a good fit takes a second fitting.',
    'Between five and nine in the evening the bridge and the boat landing are packed. Motor vehicles are kept out of the old streets for most of the day, so expect to walk the last stretch. October and November bring floods, some years through much of the centre: book a room you can cancel. Old houses, halls and museums need the heritage ticket, which helps to pay for repairs. These are family homes, so keep your voice down and ask before taking pictures.',
  ],
  heroAltVi: 'Dãy nhà phố tường vàng treo đèn lồng lụa soi bóng xuống sông Hoài trong đêm',
  heroAltEn: 'Yellow shop-houses hung with silk lanterns, reflected in the Hoai river at night',
  galleryImages: [
    {
      src: '@assets/art/hoi-an',
      altVi: 'Dãy nhà phố tường vàng treo đèn lồng lụa soi bóng xuống sông Hoài trong đêm',
      altEn: 'Yellow shop-houses hung with silk lanterns, reflected in the Hoai river at night',
    },
    {
      src: '@assets/art/hoi-an-2',
      altVi: 'Chùa Cầu mái ngói bắc qua con lạch nhỏ dưới trời ban ngày',
      altEn: 'The tiled Japanese Covered Bridge over its small creek by day',
    },
    {
      src: '@assets/art/hoi-an-3',
      altVi: 'Thuyền thúng tre giữa rừng dừa nước Cẩm Thanh, bên cạnh là ruộng lúa và một con trâu',
      altEn: 'Bamboo basket boats among the nipa palms of Cam Thanh, with rice fields and a buffalo',
    },
  ],
  transportation: {
    ...hoiAnSummary.transportation,
    accessibilityVi:
      'Hội An không có sân bay và ga tàu: bay hoặc đi tàu từ Hà Nội, TP. Hồ Chí Minh đến Đà Nẵng, rồi đi xe khoảng 30 km, chừng 45 phút. Trong phố, đi bộ và xe đạp là tiện nhất.',
    accessibilityEn:
      'Hoi An has no airport or railway: fly or take the train from Hanoi or Ho Chi Minh City to Da Nang, then go about 30 km by road, some 45 minutes. In town, walking and cycling work best.',
  },
  bestTimeToVisit: {
    ...hoiAnSummary.bestTimeToVisit,
    weatherVi:
      'Từ tháng 2 đến tháng 4 trời khô và dễ chịu, tháng 5 đến tháng 8 nắng nóng nhưng biển êm, hợp tắm biển. Mưa dồn vào tháng 9 đến tháng 12, trong đó tháng 10 và 11 hay có lụt.',
    weatherEn:
      'February to April is dry and mild; May to August is hot, with calm water for swimming. Most of the rain falls from September to December, and October and November can bring floods.',
  },
  activities: withActivityDetails(hoiAnSummary.activities, {
    'hoi-an-old-town-walk': {
      descriptionVi:
        'Vé tham quan có nhiều ô, mỗi ô đổi lấy một điểm tự chọn trong số nhà cổ, hội quán, nhà thờ tộc và bảo tàng. Chọn mỗi loại một nơi để khỏi thấy lặp lại, rồi đi dần từ Chùa Cầu về phía chợ.',
      descriptionEn:
        'The heritage ticket has a set of coupons, each good for one place of your choice among the old houses, assembly halls, clan houses and museums. Pick one of each kind, then work your way from the covered bridge towards the market.',
      highlightsVi: ['Chùa Cầu', 'Nhà cổ Tấn Ký', 'Hội quán Phúc Kiến', 'Phố Nguyễn Thái Học', 'Chợ Hội An buổi sáng'],
      highlightsEn: [
        'Japanese Covered Bridge',
        'Tan Ky old house',
        'Fujian assembly hall (Phuc Kien)',
        'Nguyen Thai Hoc street',
        'The morning market',
      ],
      difficulty: 'easy',
      bestTimeVi: '7–10 giờ sáng, trước khi các đoàn đến',
      bestTimeEn: '7–10 am, before the tour groups',
    },
    'hoi-an-lantern-workshop': {
      descriptionVi:
        'Thợ chỉ cách chẻ nan tre, dựng khung và căng lụa, xong thì bạn mang về chiếc đèn tự làm. Khung đèn gấp gọn lại được nên dễ bỏ vào vali.',
      descriptionEn:
        'A lantern maker shows you how to build the bamboo frame and stretch silk over it, and the finished lantern is yours. It folds flat, so it will travel home in a suitcase.',
      highlightsVi: ['Dựng khung tre', 'Chọn màu lụa', 'Căng và dán vải', 'Mang đèn về nhà'],
      highlightsEn: ['Building the bamboo frame', 'Choosing the silk', 'Stretching and gluing the cloth', 'Taking your lantern home'],
      difficulty: 'easy',
      bestTimeVi: 'Đầu giờ chiều, lúc ngoài trời nắng gắt',
      bestTimeEn: 'Early afternoon, out of the heat',
    },
    'hoi-an-cam-thanh-basket-boat': {
      descriptionVi:
        'Ngồi thúng tre luồn qua các lạch dừa nước, thử câu cua và xem người chèo quay thúng. Giữa buổi nhiều bến mở loa rất to; muốn nghe tiếng nước thì đi thật sớm và dặn trước là không cần nhạc.',
      descriptionEn:
        'Round bamboo boats slip through channels of nipa palm while you try your hand at crab fishing. At midday some landings play very loud music; for quiet water go early and say beforehand that you want none.',
      highlightsVi: ['Lạch dừa nước', 'Câu cua', 'Xem quay thúng', 'Đạp xe qua ruộng lúa'],
      highlightsEn: ['Nipa-palm channels', 'Crab fishing', 'Boat-spinning show', 'Cycling through the rice fields'],
      difficulty: 'easy',
      bestTimeVi: 'Trước 8 giờ sáng hoặc sau 16 giờ',
      bestTimeEn: 'Before 8 am or after 4 pm',
    },
    'hoi-an-tra-que-cooking-class': {
      descriptionVi:
        'Ra vườn Trà Quế cuốc đất, tưới rau bằng thùng gánh, rồi vào bếp nấu vài món xứ Quảng với rau vừa hái. Làng được UN Tourism chọn là Làng du lịch tốt nhất năm 2024.',
      descriptionEn:
        'Turn the soil and water the beds with the gardeners of Tra Que, then cook a few central Vietnamese dishes with the herbs you have just picked. UN Tourism named it a Best Tourism Village in 2024.',
      highlightsVi: ['Đạp xe từ phố ra làng', 'Tưới rau cùng nông dân', 'Đổ bánh xèo', 'Món tam hữu của làng'],
      highlightsEn: ['Cycling out from town', 'Watering the beds', 'Frying bánh xèo', 'Tam hữu, the village’s own herb rolls'],
      difficulty: 'easy',
      bestTimeVi: 'Buổi sáng, tháng 2 đến tháng 8',
      bestTimeEn: 'Mornings, February to August',
    },
    'hoi-an-an-bang-beach': {
      descriptionVi:
        'Bãi biển cách phố chừng 4–5 km, đạp xe theo đường Hai Bà Trưng là tới, có quán hải sản và ghế nằm. Mùa gió bấc sóng lớn, bãi bị lấn hẹp lại; chỉ tắm chỗ có cứu hộ.',
      descriptionEn:
        'The town beach is 4–5 km out, an easy ride up Hai Ba Trung street, with seafood places and loungers. In the winter monsoon the surf is rough and the sand narrows; swim only where there are lifeguards.',
      highlightsVi: ['Đạp xe qua đồng lúa', 'Tắm biển buổi sáng', 'Hải sản tươi', 'Nhìn ra Cù Lao Chàm'],
      highlightsEn: ['The ride through the rice fields', 'Morning swims', 'Fresh seafood', 'Views to the Cham Islands'],
      difficulty: 'easy',
      bestTimeVi: 'Sáng sớm hoặc sau 16 giờ, tháng 4 đến tháng 8',
      bestTimeEn: 'Early morning or after 4 pm, April to August',
    },
    'hoi-an-my-son-sanctuary': {
      descriptionVi:
        'Cụm đền tháp gạch của người Chăm dựng trong thung lũng từ khoảng thế kỷ 4 đến thế kỷ 13, cách Hội An chừng 40 km. Hố bom còn đó bên cạnh những tháp đã được trùng tu.',
      descriptionEn:
        'Brick temples that the Cham built in a ring of hills between about the 4th and 13th centuries, some 40 km from Hoi An. Bomb craters still lie beside towers that have been carefully restored.',
      highlightsVi: ['Nhóm tháp B, C, D', 'Linga và bia ký', 'Biểu diễn múa Chăm', 'Bảo tàng ở cổng vào'],
      highlightsEn: ['Tower groups B, C and D', 'Lingas and inscriptions', 'Cham dance performance', 'Museum by the entrance'],
      difficulty: 'easy',
      bestTimeVi: 'Đến lúc mở cửa, trước khi nắng gắt',
      bestTimeEn: 'At opening time, before the heat',
    },
  }),
  nearbyDestinationsVi: ['Đà Nẵng', 'Mỹ Sơn', 'Cù Lao Chàm', 'Huế'],
  nearbyDestinationsEn: ['Da Nang', 'My Son', 'Cham Islands', 'Hue'],
}
