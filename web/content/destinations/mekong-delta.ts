import { mekongDeltaSummary } from './mekong-delta.summary'
import type { Destination } from './types'
import { withActivityDetails } from './with-activity-details'

export const content: Destination = {
  ...mekongDeltaSummary,
  meta: {
    titleVi: 'Du lịch miền Tây: chợ nổi, miệt vườn, Cần Thơ mấy đêm',
    titleEn: 'Mekong Delta: floating markets, orchards, where to stay',
    descriptionVi:
      'Miền Tây mát, ít mưa từ tháng 11 đến tháng 2, mùa mưa lại nhiều trái cây. Ngủ hai đêm ở Cần Thơ để đi chợ nổi Cái Răng, Cồn Sơn, Phong Điền, rồi lên Trà Sư.',
    descriptionEn:
      'Driest and coolest from November to February, richest in fruit when it rains. Two nights in Can Tho for Cai Rang, Con Son and the orchards, more for Tra Su forest.',
  },
  attractionsVi: ['Chợ nổi Cái Răng', 'Cồn Sơn', 'Rừng tràm Trà Sư'],
  attractionsEn: ['Cai Rang floating market', 'Con Son islet', 'Tra Su melaleuca forest'],
  overviewVi: [
    'Sông Mê Kông chảy vào Việt Nam bằng hai nhánh, sông Tiền và sông Hậu, rồi ra biển qua nhiều cửa, bồi nên miền Tây: đất phẳng, kinh rạch chằng chịt, lúa và trái cây quanh năm. Người Kinh, người Khmer, người Hoa và người Chăm sống cạnh nhau, nên một chuyến đi có cả chợ nổi, chùa Khmer mái cong, thánh đường Hồi giáo và đờn ca tài tử. Người miền Tây nói chuyện rổn rảng, mời khách ăn là mời thật lòng.',
    'Đừng đi vội trong một ngày từ Sài Gòn nếu có thể: chừng đó chỉ kịp tới Mỹ Tho (nay thuộc Đồng Tháp) hay Bến Tre (nay thuộc Vĩnh Long). Hãy ngủ ít nhất hai đêm ở Cần Thơ, một sáng đi chợ nổi và vào rạch nhỏ, một ngày sang Cồn Sơn hay đạp xe Phong Điền. Thêm hai ngày thì ngược lên Châu Đốc, rừng tràm Trà Sư, hoặc xuống Sóc Trăng (nay thuộc thành phố Cần Thơ) xem chùa Khmer.',
    'Chợ nổi Cái Răng nay thưa ghe hơn xưa nhiều, vì hàng đã lên đường bộ; ra trước sáu giờ mới còn cảnh mua bán, sau bảy giờ chủ yếu là tàu khách. Tháng 9 đến tháng 11 là mùa nước nổi, rừng tràm đẹp nhất; tháng 3, tháng 4 nóng và có nơi nước nhiễm mặn. Trái cây rộ từ tháng 5 đến tháng 8. Thỏa thuận giá thuyền trước khi xuống bến, mặc áo phao, vào chùa Khmer thì bỏ nón, cởi giày và mặc kín vai, kín gối.',
  ],
  overviewEn: [
    'The Mekong enters Vietnam as two rivers, the Tien and the Hau, and reaches the sea through many mouths. The land it has built is flat, laced with canals, growing rice and fruit all year. Vietnamese, Khmer, Chinese and Cham families live side by side, so one trip can take in a floating market, gilded pagodas, a mosque and an evening of đờn ca tài tử music. People are direct and quick to laugh, and when they ask you to eat they mean it.',
    'Try not to make it a day trip from Ho Chi Minh City, which gets you no further than My Tho (now in Dong Thap province) or Ben Tre (now in Vinh Long). Sleep at least two nights in Can Tho: one dawn for the market and the small canals, one day for Con Son or the orchards of Phong Dien. With two more, go up to Chau Doc and Tra Su, or down to Soc Trang, now part of Can Tho city, for its pagodas.',
    'Cai Rang has far fewer trading boats than it used to, because goods now move by road. Be there before six to see any business done; after seven it is mostly visitors. September to November is high-water season and the best time for Tra Su. March and April are hot, with salt water creeping up some rivers; fruit peaks from May to August. Agree boat prices on the landing and wear the life jacket. At Khmer pagodas take off hat and shoes, and cover shoulders and knees.',
  ],
  heroAltVi: 'Chợ nổi lúc mặt trời mọc, ghe thuyền chất đầy trái cây',
  heroAltEn: 'A floating market at sunrise, its boats heaped with fruit',
  galleryImages: [
    {
      src: '@assets/art/mekong-delta',
      altVi: 'Chợ nổi lúc mặt trời mọc, ghe thuyền chất đầy trái cây',
      altEn: 'A floating market at sunrise, its boats heaped with fruit',
    },
    {
      src: '@assets/art/mekong-delta-2',
      altVi: 'Người phụ nữ đội nón lá trên chiếc xuồng trong con rạch nhỏ dưới tán dừa nước',
      altEn: 'A woman in a conical hat on a sampan in a narrow canal under nipa palms',
    },
    {
      src: '@assets/art/mekong-delta-3',
      altVi: 'Rừng tràm Trà Sư phủ kín bèo xanh, vài con cò đứng giữa những thân tràm',
      altEn: 'Tra Su melaleuca forest carpeted with green duckweed, storks among the trunks',
    },
  ],
  transportation: {
    ...mekongDeltaSummary.transportation,
    accessibilityVi:
      'Từ TP. Hồ Chí Minh, xe khách ở bến xe Miền Tây chạy cao tốc xuống Cần Thơ khoảng 170 km, mất 3–4 giờ; từ Hà Nội bay thẳng đến sân bay Cần Thơ khoảng 2 giờ. Miền Tây chưa có đường sắt; giữa các tỉnh đi bằng xe khách hoặc xe thuê.',
    accessibilityEn:
      'Coaches from Ho Chi Minh City’s Western bus station take the expressway to Can Tho, about 170 km in 3–4 hours; from Hanoi, direct flights reach Can Tho airport in about two hours. There is no railway in the delta: travel between towns by coach or hired car.',
  },
  bestTimeToVisit: {
    ...mekongDeltaSummary.bestTimeToVisit,
    weatherVi:
      'Tháng 11 đến tháng 2 khô và mát hơn cả, cuối tháng 10, tháng 11 còn nước nổi; tháng 3, tháng 4 nóng gắt. Mùa mưa từ tháng 5 đến tháng 10 thường chỉ mưa từng cơn buổi chiều, bù lại là mùa trái cây.',
    weatherEn:
      'November to February is the driest and coolest stretch, with the floods still high at its start; March and April are very hot. The rains from May to October mostly fall in afternoon bursts, and bring the fruit season with them.',
  },
  activities: withActivityDetails(mekongDeltaSummary.activities, {
    'mekong-delta-cai-rang-floating-market': {
      descriptionVi:
        'Xuống thuyền ở bến Ninh Kiều lúc năm giờ, ghé những ghe còn treo “cây bẹo” rao hàng và ăn tô bún ngay trên sông. Thuyền nhỏ luồn được sát ghe hàng và yên tĩnh hơn tàu lớn.',
      descriptionEn:
        'Board at Ninh Kieu quay at five, drift past boats that still hang their goods from a pole, and eat a bowl of noodles on the water. A small boat can slip in close and is quieter than the big ones.',
      highlightsVi: ['Cây bẹo treo hàng', 'Bún, hủ tiếu trên ghe', 'Mua khóm, dưa tại ghe', 'Bình minh trên sông Cần Thơ'],
      highlightsEn: [
        'Goods hung from bamboo poles',
        'Noodles cooked on board',
        'Pineapples and melons from the boats',
        'Sunrise on the Can Tho river',
      ],
      difficulty: 'easy',
      bestTimeVi: '5–7 giờ sáng',
      bestTimeEn: '5–7 am',
    },
    'mekong-delta-nipa-canal-sampan': {
      descriptionVi:
        'Xuồng ba lá chèo tay đi trong những con rạch hẹp, lá dừa nước giao nhau trên đầu. Có ở vùng Phong Điền gần Cần Thơ, hoặc ở Bến Tre, Mỹ Tho nếu bạn chỉ đi trong ngày từ TP. Hồ Chí Minh.',
      descriptionEn:
        'A hand-rowed sampan takes you along canals so narrow that the nipa fronds meet overhead. You will find them around Phong Dien near Can Tho, or at Ben Tre and My Tho if you only have a day from Ho Chi Minh City.',
      highlightsVi: ['Xuồng ba lá chèo tay', 'Vòm lá dừa nước', 'Vườn trái cây ven rạch', 'Uống nước dừa tại vườn'],
      highlightsEn: ['Hand-rowed sampans', 'A roof of nipa palm', 'Orchards along the bank', 'Fresh coconut in the garden'],
      difficulty: 'easy',
      bestTimeVi: 'Sáng sớm hoặc chiều, lúc nước lớn',
      bestTimeEn: 'Early or late in the day, at high water',
    },
    'mekong-delta-con-son-village-food': {
      descriptionVi:
        'Qua đò sang cồn nhỏ giữa sông Hậu, mỗi nhà đón khách một việc: đổ bánh xèo, bánh kẹp, xem cá lóc bay, ăn bữa cơm vườn. Phải đặt trước để các nhà kịp chuẩn bị.',
      descriptionEn:
        'A ferry crosses to this small islet in the Hau river, where each family does one thing for guests: sizzling pancakes, waffle-like bánh kẹp, leaping snakehead fish, a garden lunch. Book ahead so that they can prepare.',
      highlightsVi: ['Tự tay làm bánh dân gian', 'Cá lóc bay', 'Bè cá trên sông Hậu', 'Cơm trưa nhà vườn'],
      highlightsEn: ['Making country cakes', 'Leaping snakehead fish', 'Fish rafts on the Hau river', 'Lunch in a garden'],
      difficulty: 'easy',
      bestTimeVi: '8–13 giờ; trái cây nhiều từ tháng 5 đến tháng 8',
      bestTimeEn: '8 am–1 pm; most fruit from May to August',
    },
    'mekong-delta-tra-su-forest': {
      descriptionVi:
        'Rừng tràm ngập nước 845 ha ở An Giang, cách Châu Đốc khoảng 30 km. Đi tắc ráng rồi đổi sang xuồng chèo trên mặt bèo xanh, nghe cò, cồng cộc gọi bầy.',
      descriptionEn:
        'A flooded forest of 845 hectares in An Giang, about 30 km from Chau Doc. A motorboat takes you in, then a rowed sampan parts the green duckweed under noisy colonies of storks and cormorants.',
      highlightsVi: ['Thảm bèo xanh', 'Sân chim', 'Cầu tre xuyên rừng', 'Tháp ngắm toàn cảnh'],
      highlightsEn: ['The duckweed carpet', 'Bird colonies', 'Bamboo bridge through the trees', 'Lookout tower'],
      difficulty: 'easy',
      bestTimeVi: 'Sáng sớm hoặc sau 15 giờ, tháng 9 đến tháng 11',
      bestTimeEn: 'Early morning or after 3 pm, September to November',
    },
    'mekong-delta-soc-trang-khmer-pagodas': {
      descriptionVi:
        'Sóc Trăng cách trung tâm Cần Thơ khoảng 60 km, có những ngôi chùa Khmer lâu đời còn tiếng tụng kinh Pali. Chùa Dơi có đàn dơi quạ treo mình trên cây ban ngày, đừng vỗ tay hay la hét làm chúng bay.',
      descriptionEn:
        'Soc Trang, some 60 km from central Can Tho, has old Khmer pagodas where the chanting is in Pali. Flying foxes hang in the trees of the Bat Pagoda by day; please do not clap or shout to make them fly.',
      highlightsVi: ['Chùa Dơi (Mahatup)', 'Chùa Kh’leang', 'Chùa Chén Kiểu gắn sành sứ', 'Bún nước lèo buổi sáng'],
      highlightsEn: ['The Bat Pagoda (Mahatup)', 'Kh’leang pagoda', 'Chen Kieu, covered in broken china', 'Bún nước lèo for breakfast'],
      difficulty: 'easy',
      bestTimeVi: 'Buổi sáng; dơi bay đi ăn lúc chạng vạng',
      bestTimeEn: 'Mornings; the bats leave to feed at dusk',
    },
    'mekong-delta-phong-dien-cycling': {
      descriptionVi:
        'Những con đường đan nhỏ men theo rạch, qua cầu, qua vườn, hầu như không dốc. Trên đường về có thể ghé nhà cổ Bình Thủy, ngôi nhà xây từ thế kỷ 19 từng lên phim “Người tình”.',
      descriptionEn:
        'Narrow concrete lanes follow the canals over little bridges and past orchards, without a hill in sight. On the way back, stop at the Binh Thuy ancient house, a 19th-century home seen in the film “The Lover”.',
      highlightsVi: ['Đường làng ven rạch', 'Vườn trái cây Phong Điền', 'Nhà cổ Bình Thủy', 'Nghỉ chân quán võng'],
      highlightsEn: ['Canal-side lanes', 'Phong Dien orchards', 'Binh Thuy ancient house', 'A rest at a hammock café'],
      difficulty: 'easy',
      bestTimeVi: '6–10 giờ sáng',
      bestTimeEn: '6–10 am',
    },
  }),
  nearbyDestinationsVi: ['TP. Hồ Chí Minh', 'Phú Quốc', 'Châu Đốc', 'Bến Tre', 'Côn Đảo'],
  nearbyDestinationsEn: ['Ho Chi Minh City', 'Phu Quoc', 'Chau Doc', 'Ben Tre', 'Con Dao'],
}
