import { guidePage } from './with-guide-facts'

export const content = guidePage({
  day: 25,
  meta: {
    titleVi: 'Đi miền Tây mấy ngày: Cái Răng, nhà vườn, Châu Đốc',
    titleEn: 'Mekong Delta: day trip or two nights, and Cai Rang',
    descriptionVi:
      'Đi trong ngày hay ngủ hai đêm, ra chợ nổi Cái Răng mấy giờ khi chợ đã thưa, tháng nào trái gì, ngủ nhà vườn ra sao, và khi nào nên ngược lên Châu Đốc, Trà Sư.',
    descriptionEn:
      'Day trip or two nights, what is left of Cai Rang and when to be there, which fruit is ripe, how to be a good homestay guest, and when Chau Doc is worth the ride.',
  },
  summaryVi:
    'Nên ở một ngày hay hai đêm, ra chợ nổi Cái Răng lúc mấy giờ, mùa nào ăn trái nào, ngủ nhà vườn ra sao, và khi nào thì đáng công ngược lên Châu Đốc, Trà Sư.',
  summaryEn:
    'Day trip or two nights, what is left of Cai Rang and when to be there, which fruit ripens when, how to be a good homestay guest, and when Chau Doc repays the journey.',
  category: 'activities',
  difficulty: 'beginner',
  season: 'all',
  destinations: ['mekong-delta', 'ho-chi-minh-city'],
  tagsVi: ['chợ nổi', 'Cần Thơ', 'nhà vườn', 'mùa trái cây', 'Trà Sư', 'đạp xe'],
  tagsEn: ['floating market', 'Can Tho', 'homestay', 'fruit season', 'Tra Su', 'cycling'],
  imageAltVi: 'Chiếc ghe chợ nổi treo cây bẹo đầy trái cây bên con rạch rợp bóng dừa.',
  imageAltEn: 'A floating-market boat with fruit hung from its pole, beside a canal lined with coconut palms.',
  agodaSearchTerm: 'mekong-delta',
  rating: 4.8,
  featured: true,
  contentVi: `Miền Tây không chiều người vội. Cái đáng nhớ của nó nằm ở những lúc chẳng có gì để “tham quan”, như lúc nằm võng nghe mưa lộp bộp trên tàu lá chuối, bà chủ nhà kêu ra sau vườn hái trái ổi, chiếc xuồng chòng chành qua khúc rạch hẹp. Muốn có mấy lúc đó phải ngủ lại.

## Một ngày hay hai đêm?

| Bạn có | Nên đi | Biết trước |
| --- | --- | --- |
| Một ngày | Mỹ Tho (nay thuộc Đồng Tháp) hoặc Bến Tre (nay thuộc Vĩnh Long), cách Sài Gòn 70–85 km | Tour ghép ghé nhiều chỗ bán hàng; Bến Tre êm hơn Thới Sơn |
| Hai đêm | Một đêm nhà vườn, một đêm Cần Thơ | Đủ chợ nổi, rạch nhỏ, một buổi đạp xe |
| Bốn đêm | Thêm Châu Đốc, Trà Sư | Đẹp nhất tháng 9–11, rồi nối luôn ra Phú Quốc |

Nếu chỉ có một ngày, bạn sẽ uống trà mật ong, xem làm kẹo dừa, ngồi xuồng hai mươi phút. Cũng vui, nhưng đó chưa phải miền Tây.

## Cái Răng: chợ còn, mà thưa

Hồi thịnh, Cái Răng có năm sáu trăm ghe. Đường bộ, cầu lớn mở ra, thương hồ lên bờ gần hết, nay chỉ còn chừng một phần năm, có hôm ít hơn. Đừng chờ cảnh kín sông như trong hình cũ.

Vẫn nên đi, nhưng đi cho đúng giờ. Xuống thuyền ở bến Ninh Kiều khoảng năm giờ, tới nơi chừng năm rưỡi, chậm nhất sáu giờ, vì sau bảy giờ chủ yếu là tàu khách. Thuê thuyền nhỏ, dặn trước là phải có áo phao, ghé sát ghe hàng và lúc về đi đường rạch. Ăn tô hủ tiếu trên ghe, mua trái khóm gọt sẵn, nhìn cây bẹo để biết ghe bán gì. Ghe nào cũng là nhà, hỏi một tiếng rồi hãy giơ máy.

## Vườn trái cây: đi theo mùa

| Tháng | Đang chín | Vùng |
| --- | --- | --- |
| 12–2 | vú sữa, quýt hồng, bưởi | Vĩnh Kim, Lai Vung, Vĩnh Long |
| 3–5 | xoài | Cao Lãnh, Cái Bè |
| 5–8 | sầu riêng, chôm chôm, măng cụt | Chợ Lách, Phong Điền |
| 6–8 | nhãn | cù lao An Bình |

Nhà vườn giờ xử lý trái vụ nên lúc nào cũng có thứ gì đó trên cây, còn rộ thật thì mỗi năm một lứa. Trước khi chạy tới nên gọi hỏi vườn đang chín trái gì. Vào vườn đừng tự hái, đừng bẻ cành chụp hình. Ăn tại chỗ thường trả theo đầu người, mang về thì cân.

## Một đêm nhà vườn

Cù lao An Bình bên Vĩnh Long, xứ Cái Mơn – Chợ Lách, Phong Điền và Cồn Sơn ở Cần Thơ là mấy vùng dễ tìm nhà ngủ. Phòng sạch, giản dị, có mùng, có nơi chưa có máy lạnh.

- Tới trước bốn giờ chiều, còn kịp đạp xe một vòng và phụ bếp.
- Bỏ dép ngoài thềm. Báo món kiêng từ lúc đặt phòng, đừng đợi dọn mâm.
- Chủ mời ly rượu, nhấp môi là đủ, không uống thì nói sớm và nâng ly trà.
- Hàng xóm có thể hát karaoke tới chín mười giờ. Mang nút tai.
- Chạng vạng nhiều muỗi, nhớ áo dài tay và thuốc xịt.

Đạp xe thì chọn sáu đến chín giờ sáng. Đường đan bằng phẳng nhưng hẹp, gặp cầu dốc cứ xuống dắt, xe máy chạy ngược chiều là chuyện thường.

## Ngược lên Châu Đốc, ghé Sa Đéc

Từ tháng 9 đến tháng 11 nước lên, rừng tràm Trà Sư phủ bèo xanh, chợ có cá linh, bông điên điển. Có năm nước về ít, nên hỏi trước. Từ Cần Thơ lên Châu Đốc khoảng 120 km, ba giờ xe, Trà Sư còn cách đó chừng 30 km. Ngủ một đêm, chiều lên núi Sam ngó đồng nước trải qua tới Campuchia. Châu Đốc còn có tàu nhanh đi Phnom Penh, nhớ mang hộ chiếu.

Sa Đéc cách Cần Thơ khoảng 50 km, đẹp nhất hai ba tuần trước Tết, lúc hoa đặt trên giàn giữa ruộng nước, người ta chèo xuồng đi chăm. Tết 2027 rơi vào ngày 6 tháng 2, vậy nên đi trong nửa sau tháng 1.

## Đi và về

Xe khách từ bến xe Miền Tây xuống Cần Thơ mất 3–4 giờ, nhiều hãng có xe trung chuyển tận nơi. Miền Tây chưa có tàu hỏa. Từ Châu Đốc đi tiếp Hà Tiên hơn hai giờ, xuống tàu cao tốc là tới [Phú Quốc](/plan-your-trip/day-26). Thêm gợi ý ở trang [Đồng bằng sông Cửu Long](/where-to-go/mekong-delta); muốn chúng tôi xếp giúp một buổi ở vườn, cứ [gửi lịch trình cho chúng tôi](/lien-he/trip-planning).`,
  contentEn: `The delta does not reward a hurry. What you remember are the hours with nothing to visit: rain on banana leaves heard from a hammock, a landlady sending you down the garden for a guava, a sampan rocking round a bend barely wider than itself. To have those you must sleep here.

## One day or two nights?

| You have | Go to | Know this |
| --- | --- | --- |
| One day | My Tho (now Dong Thap province) or Ben Tre (now Vinh Long), 70–85 km from Saigon | Group tours stop at many shops; Ben Tre is quieter |
| Two nights | One in a garden house, one in Can Tho | Time for the market, small canals and a bicycle |
| Four nights | Add Chau Doc and Tra Su | Best September–November; carry on to Phu Quoc |

On a day trip you will drink honey tea, watch coconut candy being wrapped and sit in a rowing boat for twenty minutes. Pleasant enough, but hardly the delta.

## Cai Rang: still there, much thinner

In its heyday five or six hundred boats met here at dawn. Then the roads and bridges came and trade moved ashore; perhaps a fifth are left, fewer on some days. Do not expect the crammed river of old photographs.

Go anyway, at the right hour. Leave Ninh Kieu quay in Can Tho at about five to arrive by 5:30, six at the latest; after seven it is mostly visitors. Hire a small boat and agree three things on the quay: life jackets, going in close, and coming home by the canals. Eat noodles handed across from another boat, buy a peeled pineapple, and look up: what hangs from a boat’s pole is what it sells. Every boat is also somebody’s house, so ask before you photograph.

## Orchards, by the calendar

| Months | Ripe | Where |
| --- | --- | --- |
| Dec–Feb | star apple, mandarin, pomelo | Vinh Kim, Lai Vung, Vinh Long |
| Mar–May | mango | Cao Lanh, Cai Be |
| May–Aug | durian, rambutan, mangosteen | Cho Lach, Phong Dien |
| Jun–Aug | longan | An Binh island |

Growers coax trees into fruiting out of season, so there is always something, but a glut comes once a year. Have your host ring first and ask what is ripe. Do not pick for yourself; eating in the orchard is usually charged per head, fruit to take away by weight.

## A night in a garden house

Look on An Binh island opposite Vinh Long, around Cho Lach, or at Phong Dien and Con Son near Can Tho. Rooms are plain and clean, with a mosquito net and sometimes no air conditioning.

- Arrive before four: time for a ride, then to help in the kitchen. Dinner is likely to be elephant-ear fish, fried whole and rolled in rice paper.
- Shoes stay on the step. Mention what you do not eat when you book.
- If the host pours rice wine, a sip is enough. If you do not drink, say so early and raise your tea.
- A neighbour may sing karaoke until nine or ten. Bring earplugs.
- Mosquitoes come at dusk: long sleeves, repellent.

Cycle between six and nine in the morning. The lanes are flat concrete but narrow, so walk your bike over steep bridges and expect motorbikes from both sides.

## Up to Chau Doc, by way of Sa Dec

From September to November the rivers rise and the flooded forest of Tra Su lies under green duckweed. Some years bring little water, so ask. Chau Doc is about 120 km from Can Tho, three hours by road, with Tra Su 30 km further. Stay a night and climb Sam mountain late in the day for the view of drowned fields towards Cambodia. Fast boats run from Chau Doc to Phnom Penh; sort out both countries’ visas first.

Sa Dec, some 50 km from Can Tho, grows flowers on racks above the water, tended by boat. It is at its best two or three weeks before Tet, which in 2027 falls on 6 February: aim for the second half of January.

## Getting in and out

Coaches from Saigon’s Western bus station reach Can Tho in 3–4 hours, and many companies add a free shuttle to your door. There is no railway. From Chau Doc, a little over two hours by road brings you to Ha Tien and the fast ferry to [Phu Quoc](/plan-your-trip/day-26). There is more on the [Mekong Delta page](/where-to-go/mekong-delta), and if you would like a day at an orchard table arranged, [send us your route](/lien-he/trip-planning).`,
})
