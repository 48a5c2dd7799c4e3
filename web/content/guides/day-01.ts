import { guidePage } from './with-guide-facts'

export const content = guidePage({
  day: 1,
  meta: {
    titleVi: 'Du lịch Việt Nam tháng nào đẹp? Thời tiết ba miền',
    titleEn: 'Best time to visit Vietnam, month by month',
    descriptionVi:
      'Bảng thời tiết Bắc, Trung, Nam đủ mười hai tháng, mỗi nơi nên ở mấy đêm, đi từ Bắc vào hay từ Nam ra, và cách tránh Tết cùng những đợt cả nước cùng đi chơi.',
    descriptionEn:
      'A twelve-month weather table for north, centre and south, how many nights each place needs, which end to start from, and how Tet changes your plans.',
  },
  summaryVi:
    'Bảng thời tiết ba miền theo từng tháng, nên ở mỗi nơi mấy đêm, khởi hành từ đầu nào của đất nước và tránh đợt cao điểm nào, để tấm vé máy bay đầu tiên không mua nhầm mùa.',
  summaryEn:
    'A month-by-month weather table for north, centre and south, how many nights each stop deserves, which end of the country to start from, and what Tet does to your plans.',
  category: 'planning',
  difficulty: 'beginner',
  season: 'all',
  destinations: ['vietnam'],
  tagsVi: ['thời tiết', 'lập kế hoạch', 'mùa đẹp', 'Tết', 'lịch trình'],
  tagsEn: ['weather', 'planning', 'when to go', 'Tet', 'route'],
  imageAltVi: 'Tấm bản đồ Việt Nam bằng giấy trải trên bàn, bên cạnh là nón lá, cây bút chì và một trái xoài',
  imageAltEn: 'A paper map of Vietnam spread on a table with a conical hat, a pencil and a mango',
  agodaSearchTerm: 'vietnam',
  rating: 4.8,
  featured: true,
  contentVi: `Từ Lũng Cú xuống Đất Mũi, đất nước trải qua mười lăm vĩ độ và mấy kiểu mưa khác nhau. Cùng một tuần tháng 10, Hà Nội hanh vàng, Huế có thể lội nước, còn Phú Quốc vẫn mưa rào. Vì thế hãy chọn tháng trước rồi hẵng chọn vùng, kẻo mất tiền phòng để ngồi nhìn mưa.

## Thời tiết ba miền, mười hai tháng

| Tháng | Miền Bắc | Miền Trung | Miền Nam |
| --- | --- | --- | --- |
| 1 | Rét, vùng cao có sương muối | Mát, còn mưa lất phất | Khô, mát, đẹp nhất |
| 2 | Mưa phùn, đào mận nở | Tạnh dần | Khô, nắng |
| 3 | Nồm ẩm, ấm dần | Đẹp | Nắng nóng |
| 4 | Dịu, hay mù | Đẹp, biển êm | Nóng nhất năm |
| 5 | Nóng; vùng cao vào mùa nước đổ | Nắng, biển đẹp | Bắt đầu mưa |
| 6 | Nóng, mưa dông | Nắng gắt, gió Lào | Mưa chiều |
| 7 | Mưa lớn, có bão | Nắng gắt, biển lặng | Mưa chiều |
| 8 | Mưa nhiều nhất, bão | Nắng, cuối tháng có dông | Mưa; biển Phú Quốc động |
| 9 | Lúa chín trên núi, còn bão | Bắt đầu mưa, bão | Mưa nhiều, nước nổi |
| 10 | Khô, mát, đẹp nhất | Mưa lớn, lũ | Mưa thưa dần |
| 11 | Khô, se lạnh | Mưa lũ, lan tới Nha Trang | Chuyển khô |
| 12 | Lạnh khô | Mưa dai, se lạnh | Khô, mát |

Bảng chỉ nói nét chung. Tây Nguyên và Đà Lạt theo nhịp miền Nam, mưa từ tháng 5 đến tháng 10, còn lại khô, đêm lạnh. Mũi Né ít mưa hơn hẳn nơi khác. Mưa miền Nam thường đổ một trận buổi chiều rồi tạnh, vẫn đi chơi được. Mưa miền Trung tháng 10, tháng 11 thì kéo mấy ngày, đường đèo có thể sạt. Còn cái rét miền Bắc tưởng nhẹ mà thấm, vì nhà hiếm khi có lò sưởi.

Muốn đi trọn từ Bắc vào Nam trong một chuyến, khoảng ổn nhất là từ sau Tết đến giữa tháng 4. Mê ruộng bậc thang thì phải chấp nhận đánh đổi, vì lúa vàng tháng 9 cũng là lúc dải biển miền Trung vào mùa mưa bão.

## Đi nhanh đến đâu là vừa

Mỗi lần chuyển chỗ ngốn nửa ngày, kể cả bay, vì còn trả phòng, ra sân bay, chờ, nhận phòng mới. Nguyên tắc dễ nhớ là mỗi điểm ít nhất hai đêm, thành phố làm “căn cứ” ba đêm.

- Bảy đến mười ngày thì đi một miền, thêm một điểm bay tới.
- Hai tuần thì đi hai miền, chẳng hạn [Hà Nội](/where-to-go/hanoi) và [vịnh Hạ Long](/where-to-go/halong-bay) rồi bay vào [Hội An](/where-to-go/hoi-an).
- Một tháng đủ cho tám đến mười điểm, xen hai ngày không lên lịch để ngủ bù, giặt đồ, hoặc ở thêm nơi mình thích.

Ba lộ trình đã xếp sẵn nằm ở [ngày 30](/plan-your-trip/day-30).

## Bắc vào hay Nam ra

Từ tháng 9 đến tháng 11 nên bắt đầu ở miền Bắc, xem lúa và trời thu, sau đó bay qua dải miền Trung đang mưa mà vào Nam khi trời vừa khô. Từ tháng 2 đến tháng 4 đi ngược lại, Nam và đảo trước, miền Trung giữa tháng 3, ra Bắc lúc hết rét. Mùa hè lấy biển từ [Đà Nẵng](/where-to-go/da-nang) tới Quy Nhơn làm trục.

Mua vé bay đến một đầu và về từ đầu kia, dù đắt hơn đôi chút, vẫn lợi hơn quay lại chỗ cũ. Bay Hà Nội – TP. Hồ Chí Minh mất hơn hai giờ, cộng thủ tục là đi đứt một buổi.

## Tết và những ngày cả nước cùng đi

Mùng Một Tết Đinh Mùi rơi vào ngày 6/2/2027. Trước Tết chừng hai tuần, vé từ Nam ra Bắc khó mua, sau Tết thì chiều ngược lại. Từ chiều Ba mươi đến mùng Ba, quán gia đình, bảo tàng và chợ đóng gần hết, phố vắng và đẹp lạ. Từ mùng Bốn, chùa và các điểm du lịch đông nghịt, giá phòng tăng. Đã đi dịp này thì ở yên một thành phố, đặt phòng trước vài tháng và chịu khó ăn ở khách sạn đôi bữa.

Giỗ Tổ mùng Mười tháng Ba âm, 30/4 – 1/5 và 2/9 cũng vậy, ngắn hơn nhưng biển và Đà Lạt chật người. Tháng 6 đến giữa tháng 8 học sinh nghỉ hè, các bãi biển đông cả ngày thường.

## Việc cần làm hôm nay

1. Khoanh tháng đi, gạch vùng trái mùa.
2. Chọn ba điểm không thể bỏ, nối lại thành một đường.
3. Đếm số lần chuyển chỗ, quá một lần mỗi ba ngày thì bớt.
4. Chốt vé bay, rồi mới đến du thuyền Hạ Long và giường tàu đêm.

Còn phân vân thì gửi bản nháp cho [người lên lịch trình của chúng tôi](/lien-he/trip-planning).`,
  contentEn: `Vietnam stretches across fifteen degrees of latitude and several separate rainy seasons. In the same October week Hanoi can be dry and golden, Hue knee-deep in water and Phu Quoc still taking its afternoon soaking. So choose the month before you choose the places. Travellers who do it the other way round are the ones playing cards in hotel lobbies.

## The weather, month by month

| Month | North | Centre | South |
| --- | --- | --- | --- |
| Jan | Cold, frost on the heights | Cool, some drizzle | Dry, mild, the best |
| Feb | Drizzle, peach and plum blossom | Clearing | Dry, sunny |
| Mar | Damp, warming | Lovely | Hot, sunny |
| Apr | Mild, often hazy | Lovely, calm sea | Hottest month |
| May | Hot; terraces flooded for planting | Sunny, good beaches | First rains |
| Jun | Hot, thunderstorms | Fierce heat, dry west wind | Afternoon showers |
| Jul | Heavy rain, typhoons possible | Fierce heat, calm sea | Afternoon showers |
| Aug | Wettest, typhoons | Sunny, storms late on | Wet; rough sea at Phu Quoc |
| Sep | Rice ripens in the hills; typhoons | Rain and storms begin | Very wet; delta in flood |
| Oct | Dry, cool, the best | Heavy rain, floods | Showers thin out |
| Nov | Dry, crisp | Floods, as far as Nha Trang | Turning dry |
| Dec | Dry and cold | Grey, lingering rain | Dry, mild |

These are tendencies. The Central Highlands and Da Lat follow the southern pattern, wet from May to October, otherwise dry with cold nights. Mui Ne gets far less rain than most places. Southern rain usually comes as one hard hour in the afternoon and spoils little. October and November rain in the centre lasts for days and can close mountain roads. And northern winter feels colder than the thermometer says, because few houses are heated.

For the whole length of the country in one trip, the safest window runs from just after Tet to mid-April. If golden terraces are your reason for coming, accept the trade: September is when storms start to reach the central coast.

## How fast to go

Every move costs half a day, flights included. Work on two nights per stop as a minimum and three in a city you use as a base.

- Seven to ten days: one region and one flight to somewhere different.
- Two weeks: two regions, say [Hanoi](/where-to-go/hanoi) and [Ha Long Bay](/where-to-go/halong-bay), then a flight to [Hoi An](/where-to-go/hoi-an).
- A month: eight to ten stops, with two days left blank for laundry, sleep, or staying on where you are happy.

Three finished routes are waiting on [day 30](/plan-your-trip/day-30).

## North to south, or the other way

From September to November start in the north, for the harvest and the clear skies, then fly over the wet centre and land in the south as it dries out. From February to April reverse it: islands and the delta first, the centre in mid-March, the north once the chill has gone. In high summer build the trip around the beaches between [Da Nang](/where-to-go/da-nang) and Quy Nhon.

Buy an open-jaw ticket, into one end and out of the other. Even at a slightly higher fare it saves a day of backtracking: Hanoi to Ho Chi Minh City is over two hours in the air, plus both airports.

## Tet, and when everyone travels

Lunar New Year, Tet, falls on 6 February 2027. For two weeks beforehand, seats from south to north are hard to find; afterwards the tide runs the other way. From the last afternoon of the old year to the third day of the new one, family restaurants, museums and markets mostly shut, and the cities turn strangely quiet and beautiful. From the fourth day pagodas and resorts are packed. If your dates are fixed, stay put in one city, book months ahead, and expect to eat a few meals in your hotel.

The Hung Kings’ day in spring, 30 April – 1 May and National Day on 2 September do the same for a long weekend. From June to mid-August Vietnamese schools are out and beaches are busy even midweek.

## Four jobs for today

1. Circle your month; cross out the region that is out of season.
2. Pick three places you would be sorry to miss, and join them in a line.
3. Count the moves. More than one every three days is too many.
4. Book flights first, then the Ha Long boat and any night-train berths.

Still torn? Send a rough draft to [our trip planners](/lien-he/trip-planning).`,
})
