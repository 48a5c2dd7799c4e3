import type { SeedPost } from '../types'

export const post: SeedPost = {
  id: 'post-tet-cho-nguoi-lan-dau',
  slug: 'tet-cho-nguoi-lan-dau',
  titleVi: 'Tết cho người đi lần đầu: tuần đẹp nhất, cũng là tuần khó đi nhất',
  titleEn: 'Tet for first-timers: the best week of the year, or the worst',
  summaryVi:
    'Tết tới, Đinh Mùi, rơi vào 6/2/2027. Hàng quán nào nghỉ, chỗ nào vẫn mở, đặt vé ra sao, đến nhà người ta cầm theo gì: đi chơi đúng dịp cả nước về quê.',
  summaryEn:
    'The next Tet is 6 February 2027. What shuts, what stays open, how to dodge the travel crush and how to be a good guest in a family holiday.',
  coverImage: '@assets/art/post-tet-cho-nguoi-lan-dau',
  tags: ['Tết', 'Bánh chưng', 'Hà Nội', 'Sài Gòn'],
  publishedAt: '2026-02-07T01:30:00.000Z',
  contentPillar: 'cultural-immersion',
  readingTimeMinutes: 4,
  featured: true,
  bodyVi: `Hôm nay mới hai mươi tháng Chạp mà đường Hà Nội đã thấy đào đi xe máy. Cành buộc đứng sau yên, nụ còn bọc giấy báo, người cầm lái hơi nghiêng đầu vì biết mình đang chở một thứ cao hơn mình. Cùng lúc ấy ở bến Bình Đông, Sài Gòn, những ghe hoa từ Chợ Lách, Sa Đéc lần lượt cập bến, cúc mâm xôi vàng rực từ mũi tới lái.

Bài viết dịp Tết Bính Ngọ: giao thừa đêm 16/2, mùng Một thứ Ba 17/2/2026, và ngày giờ trong bài theo năm ấy. Cập nhật tháng 11/2026: Tết tới là Tết Đinh Mùi, giao thừa tối thứ Sáu 5/2, mùng Một thứ Bảy 6/2/2027; tháng Chạp lại thiếu, không có ngày 30. Nếu bạn định đi chơi đúng tuần ấy, hoặc sắp đón một người bạn nước ngoài chưa từng biết Tết, vài điều dưới đây sẽ đỡ cho nhau nhiều bỡ ngỡ.

## Đường về quê chật, đường ngược chiều lại thoáng

Lịch nghỉ chính thức của công chức năm 2026 kéo chín ngày, từ 14 đến 22/2, nhưng dòng người đã chuyển động trước đó cả tuần. Trước Tết, mọi chuyến rời TP. Hồ Chí Minh ra Bắc, ra Trung đều kín; sau Tết thì ngược lại. Ai chịu đi ngược dòng, chẳng hạn bay từ Hà Nội vào Sài Gòn ngày 27 tháng Chạp, thường vẫn còn chỗ và giá dễ chịu hơn hẳn.

Vé tàu Tết mở bán từ mùa thu. Nếu bây giờ mới tính, hãy chọn một nơi rồi ở yên đó từ 28 tháng Chạp tới mùng Bốn. Đi ít mà sâu, đó cũng là cách người Việt ăn Tết.

## Nghỉ tới đâu, mở tới đâu

Chiều cuối năm là lúc thành phố buông tay. Chợ vãn từ trưa, quán phở quen kéo cửa sắt, dán tờ giấy đỏ hẹn ngày mở lại. Từ tối giao thừa đến hết mùng Hai, Hà Nội vắng đến mức nghe được tiếng chổi tre ở phố bên cạnh.

- **Gần như nghỉ hẳn:** ngân hàng, cơ quan, phần lớn bảo tàng, quán ăn gia đình, chợ dân sinh.
- **Vẫn mở:** khách sạn, cửa hàng tiện lợi, nhà hàng ở khu du lịch, chùa chiền (đông nhất là đêm giao thừa và sáng mùng Một).
- **Mở dần từ mùng Hai, mùng Ba:** quán cà phê, siêu thị, hàng bún hàng phở khai xuân, thường có phụ thu Tết.

[Hội An](/where-to-go/hoi-an) và [Phú Quốc](/where-to-go/phu-quoc) hầu như không đóng cửa, bù lại là đông.

## Đào, mai, quất và nồi bánh

![Chậu quất sai quả, có trái vàng giữa lá xanh](@assets/art/spot-kumquat)

Miền Bắc chưng đào: đào Nhật Tân cánh dày, màu hồng thắm đi rất hợp với mưa phùn. Miền Nam chưng mai vàng, rằm tháng Chạp đã lặt lá để hoa bung đúng sáng mùng Một. Cây quất sai quả, có trái chín, trái xanh, có cả hoa lẫn lộc, thì miền nào cũng chuộng.

Bánh cũng chia đôi đất nước. Ngoài Bắc gói bánh chưng vuông bằng lá dong; từ miền Trung trở vào gói bánh tét tròn dài bằng lá chuối. Ruột thì cùng một nhà: nếp, đậu xanh, thịt mỡ, tiêu. Nồi bánh sôi suốt mười tiếng có dư, và cái thú nằm ở chỗ thức canh lửa, kể chuyện cũ, vùi mấy củ khoai vào tro.

Chợ hoa Hàng Lược ở [Hà Nội](/where-to-go/hanoi) và đường hoa Nguyễn Huệ ở [TP. Hồ Chí Minh](/where-to-go/ho-chi-minh-city) đông nhất mấy ngày áp Tết. Muốn ngắm hoa mà không phải ngắm gáy nhau thì đi trước bảy giờ sáng.

## Đến nhà người ta ngày Tết

Người bước qua cửa đầu tiên sau giao thừa là người xông đất, vía nặng hay nhẹ được cho là theo gia chủ suốt năm. Nhiều nhà chọn sẵn người hợp tuổi. Bởi vậy, sáng mùng Một đừng tự nhiên ghé chơi; được mời giờ nào hãy đến giờ ấy. Nhà đang có tang cũng giữ ý, ít đi chúc Tết mấy ngày đầu.

![Hai phong bao lì xì đỏ in hoa đào](@assets/art/spot-lucky-envelope)

Quà không cần to: hộp mứt, gói trà ngon, ít trái cây, chai rượu. Ăn mặc tươi tắn, tránh nguyên cây đen hay trắng. Trẻ con và các cụ thì mừng tuổi bằng phong bao đỏ, tiền mới, mệnh giá nhỏ cũng vui vì cái chính là lời chúc. Trao và nhận đều bằng hai tay, đừng mở ra xem trước mặt chủ nhà.

> Câu dùng được ở mọi nhà: “Chúc mừng năm mới, chúc cả nhà mạnh khỏe.” Nói chậm, cười thật, thế là đủ.

Chủ nhà sẽ gắp cho bạn miếng bánh chưng, rồi miếng nữa. Ăn hết miếng đầu là phép lịch sự; xin dừng ở miếng thứ ba vẫn được thương.

## Vậy nên đi, hay nên tránh?

Tránh, nếu bạn chỉ có một tuần cho cả Hà Nội, Huế, Hội An lẫn Sài Gòn, hoặc nếu niềm vui lớn nhất của bạn là hàng quán vỉa hè. Nên đi, nếu bạn muốn thấy Hồ Gươm không tiếng còi, muốn đứng giữa đám đông ngửa mặt xem pháo hoa lúc nửa đêm, ngửi mùi trầm từ những ô cửa khép hờ.

Phần thưởng lớn nhất là một lời mời về nhà. Nếu có ai rủ, cứ nhận lời. Còn nếu lỡ năm nay, vẫn đủ thời gian để [lên kế hoạch](/plan-your-trip) từ bây giờ.`,
  bodyEn: `Ten days before the new year, the peach trees of Hanoi start riding motorbikes. A two-metre branch is lashed upright behind the saddle, buds wrapped in newspaper, and the driver tilts his head a little because he knows he is carrying something taller than himself. Far to the south, in Ho Chi Minh City, boats from the delta tie up at Binh Dong wharf, loaded from bow to stern with yellow chrysanthemums.

This is the run-up to Tet, the lunar new year, and there is no Western holiday quite like it. Think of Christmas, Thanksgiving and everybody’s birthday on one date, with the whole country trying to get home to mother. These notes were written for the Year of the Horse, which began on Tuesday, 17 February 2026, and keep its dates. Updated in November 2026: the next New Year’s Eve is Friday, 5 February, and the first day of the Year of the Goat is Saturday, 6 February 2027.

## Swim against the current

In 2026 the official break ran from 14 to 22 February, but people start moving a week earlier. Before Tet, everything leaving Ho Chi Minh City for the north and the centre is full. After Tet, the tide turns. Go the other way, say from Hanoi to the south three days before the holiday, and you will often find seats at sane prices.

Train tickets for Tet go on sale in the autumn, so if you are only booking now, choose one place and stay put from three days before New Year’s Day to three days after. Travelling little and lingering long is how the Vietnamese do it, too.

## What shuts, what doesn’t

On the last afternoon the city lets go. Markets thin out at noon; your favourite phở shop (beef noodle soup, the national breakfast) pulls down its shutter and tapes up a red note with the day it will reopen. For two days Hanoi is so quiet you can hear a bamboo broom in the next street.

- **Mostly closed:** banks, offices, many museums, family-run eateries, neighbourhood markets.
- **Open:** hotels, convenience stores, restaurants in tourist quarters, and pagodas, which are at their fullest at midnight and on the first morning.
- **Back from the second or third day:** cafés, supermarkets, noodle shops, often with a holiday surcharge.

[Hoi An](/where-to-go/hoi-an) and [Phu Quoc](/where-to-go/phu-quoc) hardly close at all. The price is crowds.

## Pink north, yellow south

![A kumquat tree in a blue pot, full of golden fruit](@assets/art/spot-kumquat)

You can tell where you are by the flowers. The north wants peach blossom, deep pink against the drizzle. The south wants *mai*, the yellow apricot blossom, whose leaves are stripped by hand a couple of weeks ahead so that the petals open on the right morning. Everyone wants a kumquat tree, preferably one bearing ripe fruit, green fruit, flowers and new leaves all at once, for all the generations of a family.

The cakes divide the country as well. Northerners wrap bánh chưng, a square of sticky rice, mung bean and fatty pork in green *dong* leaves; from the centre southwards it becomes bánh tét, a log wrapped in banana leaf. Either way it boils for ten hours or more, and the real event is sitting up with the fire.

See the flowers at Hang Luoc market in [Hanoi](/where-to-go/hanoi) or on Nguyen Hue boulevard in [Ho Chi Minh City](/where-to-go/ho-chi-minh-city). Come before seven, or you will mostly see the backs of heads.

## How to be a good guest

The first person through the door after midnight is believed to set the household’s luck for the year. The custom is called *xông đất*, and many families pick that visitor in advance by birth year. So never drop in unannounced on the first morning. Come when you are asked.

![Two red lucky-money envelopes printed with a blossom](@assets/art/spot-lucky-envelope)

Bring something modest: candied or dried fruit, good tea, a bottle. Wear colour; all black or all white belongs to funerals. For children and grandparents, carry *lì xì*, small red envelopes holding a crisp new note. A small sum is fine, because the wish is the point. Give and receive with both hands, and open nothing in front of the giver.

> One line works in every house: “Chúc mừng năm mới” (chook mung num moy), happy new year. Say it slowly and mean it.

You will be given a slice of bánh chưng, then another. Finishing the first is manners. Surrendering at the third is forgiven.

## So, come or stay away?

Stay away if you have one week for Hanoi, Hue, Hoi An and Saigon, or if street food is the reason for your trip. Come if you would like to see Hoan Kiem Lake without horns, stand in a crowd with your face turned up to midnight fireworks, and smell incense drifting from half-open doors.

Best of all is an invitation home. If somebody offers, say yes. And if you have missed this one, the next Tet is 6 February 2027, which leaves time to [plan it properly](/plan-your-trip).`,
  highlightsVi: [
    'Chợ hoa Hàng Lược và ghe hoa bến Bình Đông những ngày giáp Tết',
    'Thức canh nồi bánh chưng, bánh tét qua đêm',
    'Pháo hoa giao thừa và lễ chùa sáng mùng Một',
    'Hà Nội, Sài Gòn vắng xe, hiếm hoi trong năm',
    'Bữa cơm Tết ở một gia đình Việt',
  ],
  highlightsEn: [
    'Flower markets: peach in Hanoi, yellow apricot in Saigon',
    'A night beside the pot of boiling rice cakes',
    'Midnight fireworks, then incense at the pagoda',
    'Two days of big-city streets with almost no traffic',
    'A meal in a Vietnamese home',
  ],
  travelTipsVi: [
    'Chốt vé và phòng trước hai, ba tháng; chọn chặng ngược dòng về quê nếu được.',
    'Rút đủ tiền mặt từ 27 tháng Chạp, cây ATM cuối năm hay hết tiền.',
    'Hỏi khách sạn trước xem nhà bếp có phục vụ tối giao thừa và mùng Một không.',
    'Đổi sẵn ít tiền mới mệnh giá nhỏ và một xấp bao đỏ.',
    'Xếp bảo tàng, giấy tờ, ngân hàng sang sau mùng Sáu.',
  ],
  travelTipsEn: [
    'Book transport and rooms two or three months ahead, and travel against the flow if you can.',
    'Draw enough cash several days early; ATMs run dry at year’s end.',
    'Ask your hotel whether its kitchen serves on New Year’s Eve and the first day.',
    'Get a stack of red envelopes and small new notes from a bank or your hotel.',
    'Leave museums, banks and visa paperwork until the holiday is over.',
  ],
}
