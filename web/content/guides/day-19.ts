import { guidePage } from './with-guide-facts'

export const content = guidePage({
  day: 19,
  meta: {
    titleVi: 'Du lịch Nha Trang: đảo nào đáng đi, lặn biển, tháng tránh',
    titleEn: 'Nha Trang: islands, diving today and months to avoid',
    descriptionVi:
      'Ở phố hay Bãi Dài, đảo nào đáng tiền tàu, chuyện lặn Hòn Mun bây giờ, một buổi tháp Bà và tắm bùn, ăn gì theo giờ, và vì sao nên tránh tháng 10 đến tháng 12.',
    descriptionEn:
      'City or Cam Ranh strip, which islands repay the fare, where diving stands since Hon Mun closed, mud baths, food by the hour, and why October to December goes wrong.',
  },
  summaryVi:
    'Ở phố hay ở Bãi Dài, đảo nào đáng đi, chuyện lặn ở Hòn Mun bây giờ ra sao, tắm bùn thế nào cho sướng và vì sao tránh tháng 10 đến tháng 12.',
  summaryEn:
    'City or resort strip, which islands repay the boat fare, where diving stands since the Hon Mun closure, and the months when Nha Trang’s sea turns against you.',
  category: 'beach',
  difficulty: 'beginner',
  season: ['spring', 'summer'],
  destinations: ['nha-trang'],
  tagsVi: ['Nha Trang', 'lặn biển', 'đảo', 'tắm bùn', 'bún cá', 'Bãi Dài'],
  tagsEn: ['Nha Trang', 'diving', 'islands', 'mud baths', 'noodle soup', 'Cam Ranh'],
  imageAltVi: 'Những hòn đảo viền san hô và chiếc tàu lặn ngoài khơi bãi biển cong của thành phố.',
  imageAltEn: 'Coral-fringed islands and a dive boat off the long curving beach of the city.',
  agodaSearchTerm: 'nha-trang',
  rating: 4.5,
  featured: false,
  contentVi: `
Năm giờ sáng, bãi biển đường Trần Phú đã kín người: các cụ tập dưỡng sinh, mấy bà ngâm mình tới cổ, đứng chuyện trò. Đến tám giờ họ về đi làm, trả bãi lại cho khách. Nha Trang là vậy, một thành phố thật sự sống với biển, ồn, tiện, ăn ngon, và không hoang sơ. Biết trước điều đó thì ba ngày ở đây rất vui.

## Ở phố hay ở Bãi Dài

Sân bay Cam Ranh cách trung tâm hơn 30 km, và giữa hai nơi là **Bãi Dài** với hàng chục khu nghỉ nối nhau. Ở Bãi Dài có hồ bơi, bãi riêng, giấc ngủ yên, hợp gia đình có con nhỏ muốn nằm một chỗ; đổi lại, bước ra cổng gần như không có gì, mỗi lần vào phố là nửa giờ xe. Ở phố thì sáng ra biển, tối đi ăn, chỉ cần đi bộ. Đi lần đầu nên ở phố, tránh mấy con hẻm sát khu bar nếu ngủ sớm. Phía bắc sông Cái, quanh Hòn Chồng, yên hơn mà vẫn có biển.

Muốn thật vắng thì có Ninh Vân, bán đảo phía bắc, nơi khu nghỉ cao cấp chỉ đón khách bằng ca nô. Nếu định [chơi sang một lần](/plan-your-trip/day-27), đây là một chỗ đáng tiền.

## Đảo nào nên đi

- **Hòn Tre** gần như thuộc về khu vui chơi lớn, đi cáp treo vượt biển. Có trẻ con thì dành trọn ngày; không có trẻ thì bỏ qua cũng được.
- **Tour bốn đảo** giá rẻ, đông, nhạc to, quầy bar nổi. Vui nếu đi nhóm bạn, mệt nếu tìm yên tĩnh. Hỏi rõ vé đảo, đồ lặn, bữa trưa đã gồm hay chưa.
- **Hòn Tằm** sạch, có bãi, có tắm bùn, giá cao hơn.
- **Điệp Sơn** trong vịnh Vân Phong, cách phố chừng 60 km, có con đường cát lộ ra giữa biển khi nước rút. Hỏi giờ con nước trước, đi lúc triều lên chỉ thấy nước.

## Lặn, và chuyện Hòn Mun

Hòn Mun là vùng lõi khu bảo tồn biển. Giữa năm 2022, sau khi san hô hư hại nặng vì bão và vì người, việc bơi lặn quanh đảo bị tạm dừng; từ đó chỉ một số điểm trong vịnh được mở, có nơi giới hạn số khách hoặc đòi chứng chỉ. Quy định còn thay đổi, nên hỏi thẳng trung tâm lặn: hôm nay lặn ở đâu, có phép không, mấy khách một hướng dẫn. Ai chào “lặn Hòn Mun giá rẻ” ngoài vỉa hè thì lắc đầu. Nước trong nhất khoảng tháng 3 đến tháng 9. Xuống nước đừng chạm, đừng đứng lên san hô, và dùng áo chống nắng thay cho lớp kem bôi dày.

## Một buổi trên bờ

**Tháp Bà Ponagar** nằm trên đồi bên cầu Xóm Bóng, người Chăm xây từ khoảng thế kỷ 8 đến 13 và tới nay vẫn là nơi cúng lễ. Nên tới lúc mới mở cửa, áo quần kín vai kín gối, vào tháp đi khẽ. Từ đó qua mấy khu **tắm bùn** rất gần: ngâm bùn chừng 15–20 phút, phơi cho se, xối nước, rồi ngâm khoáng nóng. Nên thuê bồn riêng, tháo nữ trang bạc vì khoáng làm bạc xỉn. Ngày mưa thì vào bảo tàng Viện Hải dương học ở Cầu Đá, trẻ con mê bộ xương cá voi.

## Ăn theo giờ

Sáng ăn **bún cá**, nước trong, chả cá dai, thêm sứa giòn sần sật. Xế chiều có **bánh căn** đổ khuôn đất, chọn trứng, tôm hay mực, chấm nước mắm mỡ hành. Tối cuốn **nem nướng Ninh Hòa** với bánh tráng chiên và thứ tương sền sệt của riêng vùng này. Hải sản đừng chọn quán có người ra tận đường kéo tay; xem cân trước khi chế biến.

## Mùa và đường

Đẹp nhất từ tháng 2 đến tháng 8. Mưa dồn vào tháng 10 đến giữa tháng 12; tháng 11 năm 2025 nhiều khu trong phố ngập sâu. Tháng 12, tháng 1 trời nắng lại nhưng sóng lớn, bãi trung tâm dốc hẫng, thấy cờ đỏ là ở trên bờ.

Từ TP. Hồ Chí Minh, đường cao tốc rút chặng ô tô còn khoảng 6 giờ, tàu đêm chừng 8–9 giờ. Lên [Đà Lạt](/plan-your-trip/day-20) qua đèo Khánh Lê khoảng 3,5 giờ, cảnh đẹp, nhưng mùa mưa hay sạt lở: hỏi nhà xe trước.
`,
  contentEn: `
By five in the morning the beach on Tran Phu Street is full: pensioners doing their exercises, women standing neck-deep in the sea to gossip. By eight they have gone to work and left it to the visitors. That is Nha Trang: a real city that lives with its water; loud, convenient, well fed, and not remotely wild. Come knowing that and you will enjoy three days.

## City or Cam Ranh?

The airport is over 30 km south, and between it and the city runs **Bai Dai**, a long beach lined with resorts and often sold as “Nha Trang”. You get pools, space and quiet, and nothing at all outside the gate; every trip to town is half an hour by car. With small children and a plan to stay put, choose it. Otherwise stay in the city, where the sea and dinner are both on foot, but a few streets from the bars if you like sleep. North of the Cai River, around Hon Chong, it is calmer.

For real seclusion there is Ninh Van, a peninsula to the north where guests arrive by speedboat. It is a candidate for your [one splurge](/plan-your-trip/day-27).

## Which island

- **Hon Tre** belongs mostly to a vast amusement park reached by cable car over the sea. A full day with children; skippable without.
- **The four-island tour** is cheap, packed and loud, with a floating bar. Fun in a gang, tiring for anyone wanting peace. Ask whether island fees, masks and lunch are included.
- **Hon Tam** is tidy, with a beach and mud baths, at a higher price.
- **Diep Son**, in Van Phong Bay about 60 km north, has a sandbar you can walk along at low tide. Check the tide first; at high water there is nothing to see.

## Diving after Hon Mun

Hon Mun is the core of a marine reserve. In mid-2022, with the coral badly damaged by storms and by people, swimming and diving around it were suspended. Since then only certain sites in the bay have been allowed, some with limits on numbers or for certified divers. The rules keep shifting, so ask a dive centre plainly: where do you dive today, is it permitted, how many guests to a guide? Walk away from cheap “Hon Mun” offers on the pavement. Visibility is best from about March to September. Touch nothing, stand on nothing, and wear a rash vest instead of a thick layer of sunscreen.

## A morning on land

**Po Nagar**, above the river by Xom Bong Bridge, is a group of Cham towers raised between about the 8th and 13th centuries and still a working shrine to a goddess. Arrive at opening time, with shoulders and knees covered. The **mud baths** are close by: fifteen or twenty minutes in warm mud, a rest in the sun while it dries, a rinse, then a hot mineral pool. Pay for a private tub, and take off silver jewellery, which the minerals tarnish. On a wet day, the Institute of Oceanography’s museum at Cau Da has a whale skeleton that children love.

## Eat by the clock

For breakfast, **bún cá**: clear fish broth, springy fishcake and, if you dare, crunchy jellyfish. In late afternoon, **bánh căn**, little rice cakes baked in clay moulds with egg, shrimp or squid. In the evening, roll **nem nướng** (grilled pork sausage from nearby Ninh Hoa) with crisp rice paper and dip it in the thick local sauce. For seafood, avoid places with touts on the road, and see your fish weighed before it is cooked.

## Season and roads

February to August is best. The rain is packed into October to mid-December; in November 2025 parts of the city stood deep in water. The sun returns after that, but so does heavy surf, and the city beach shelves steeply. A red flag means stay out.

From Ho Chi Minh City, allow about six hours by expressway or eight to nine on the night train. The mountain road to [Da Lat](/plan-your-trip/day-20) takes three and a half and is superb in clear weather; in the rains it suffers landslides, so ask before you leave.
`,
})
