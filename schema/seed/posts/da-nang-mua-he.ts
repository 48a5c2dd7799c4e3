import type { SeedPost } from '../types'

export const post: SeedPost = {
  id: 'post-da-nang-mua-he',
  slug: 'da-nang-mua-he',
  titleVi: 'Đà Nẵng mùa hè, theo giờ của người Đà Nẵng',
  titleEn: 'Da Nang in summer, on Da Nang time',
  summaryVi:
    'Năm giờ sáng cả thành phố đã ở dưới biển. Trưa trốn nắng, chiều ăn mì Quảng, tối thứ Bảy xem pháo hoa, cầu Rồng phun lửa: một ngày hè sống như người ở đây.',
  summaryEn:
    'At five in the morning half the city is in the sea. Hide at noon, eat turmeric noodles at four, finish under fireworks and a fire-breathing bridge: summer here.',
  coverImage: '@assets/art/post-da-nang-mua-he',
  tags: ['Đà Nẵng', 'Mỹ Khê', 'Sơn Trà', 'Mì Quảng'],
  publishedAt: '2026-06-20T00:45:00.000Z',
  contentPillar: 'destination-discovery',
  readingTimeMinutes: 4,
  destinationSlug: 'da-nang',
  featured: false,
  bodyVi: `Muốn biết Đà Nẵng mùa hè ra sao, đặt báo thức lúc bốn rưỡi sáng. Năm giờ, bãi xe dọc đường Võ Nguyên Giáp đã kín, các bác hưu trí tập dưỡng sinh thành hàng, thanh niên đá bóng trên phần cát ướt, còn biển Mỹ Khê thì lố nhố những mái đầu, như thể ai đó vừa dời cả cái chợ xuống nước. Bảy giờ, phần lớn đã tráng người, thay đồ, đi làm.

Khách ở khách sạn ăn sáng xong mới ra thì biển vắng, nắng gay gắt, và họ thắc mắc dân ở đây đi đâu hết. Câu trả lời là: xong rồi.

## Năm giờ: tắm biển như đi chợ

Bãi Mỹ Khê thoải, sóng mùa này hiền, có cứu hộ và phao đánh dấu vùng tắm. Cứ bơi ở chỗ đông người, trong hàng phao. Mặt trời lên rất sớm, hơn năm giờ đã ló khỏi mặt biển, nên muốn ngắm bình minh thì phải xuống cát khi trời còn nhá nhem.

![Ổ bánh mì kẹp thịt, dưa leo, rau ngò](@assets/art/spot-banh-mi)

Tắm xong, tráng nước ngọt, ghé xe bánh mì hay hàng bún chả cá. Bún chả cá Đà Nẵng có bí đỏ, bắp cải, măng chua trong nước lèo; trời nóng mấy cũng ăn được vì vị thanh và cay.

## Sáu giờ: lên Sơn Trà tìm voọc

![Con voọc chà vá chân nâu ngồi trên cành, mặt vàng, râu trắng](@assets/art/spot-langur)

Từ biển rẽ lên bán đảo Sơn Trà chưa tới hai mươi phút. Rừng già nằm sát bên một thành phố lớn, và trong rừng có chừng hơn một nghìn ba trăm con voọc chà vá chân nâu theo khảo sát của tổ chức GreenViet: mặt vàng, râu trắng, cẳng chân đỏ nâu như đi tất, đuôi dài trắng muốt. Giới bảo tồn gọi chúng là nữ hoàng linh trưởng.

Sáng sớm và xế chiều là lúc chúng ra ăn lá non ở những tán cây ven đường. Tắt máy, nói khẽ, đứng yên mép đường, đưa ống nhòm lên. Tuyệt đối không cho ăn, không gọi, không thả flycam. Lũ khỉ vàng hay xuống đường xin bánh là một loài khác, và cũng đừng cho chúng thứ gì.

Đường lên đỉnh Bàn Cờ rất dốc, có đoạn cấm xe tay ga; gặp biển cấm thì quay đầu, dốc ấy cháy phanh là chuyện có thật.

## Mười một giờ: trốn nắng có nghề

Tháng Sáu, tháng Bảy, gió Tây Nam khô nóng tràn qua Trường Sơn, nhiệt độ có ngày chạm ba mươi tám, ba mươi chín. Người Đà Nẵng trưa ở trong nhà: võng, quạt, ly nước mía, một giấc ngủ ngắn. Khách cũng nên vậy.

Bảo tàng Điêu khắc Chăm mát và đáng một buổi trưa chậm. Chợ Bắc Mỹ An có kem bơ, thứ bơ dầm béo mịn rưới nước cốt dừa, thêm viên kem và ít dừa khô. Muốn lạnh hẳn thì lên Bà Nà, nhưng cuối tuần hè xếp hàng cáp treo khá lâu.

## Bốn giờ: mì Quảng, rồi bánh tráng cuốn

Tô mì Quảng đúng kiểu nước xâm xấp, sợi bản to, nghệ vàng hay gạo trắng đều được, trên là tôm thịt hoặc gà, đậu phộng, bánh tráng nướng bẻ vụn, rau sống có bắp chuối thái mỏng. Trộn đều từ dưới lên. Ai đòi chan ngập nước là bị chủ quán nhìn liền.

Chiều muộn là giờ của bánh tráng cuốn thịt heo. Thịt luộc phải lấy khúc “hai đầu da”, nạc mỡ phân đều, thái mỏng; trải bánh tráng, đặt lá mì, xếp thịt, dưa leo, rau rừng, cuốn chặt rồi nhúng thật sâu vào mắm nêm. Mắm nêm quyết định tất cả. Quán ngon là quán khách phải hỏi mua thêm hũ mắm đem về.

## Tối thứ Bảy: sông Hàn sáng hai lần

Lễ hội Pháo hoa Quốc tế Đà Nẵng, dân quen gọi DIFF, năm 2026 kéo từ 30/5 đến 11/7, các đêm bắn vào thứ Bảy. Khán đài có vé đặt ở đường Trần Hưng Đạo, nhưng người Đà Nẵng phần nhiều xem bằng cách khác: sân thượng nhà bạn, quán cà phê ven sông giữ chỗ từ năm giờ, hay một tấm chiếu trải bên bờ. Đường quanh cầu bị chặn từ chập tối, xe để xa rồi cuốc bộ.

Không trúng đêm pháo hoa thì đã có cầu Rồng. Chín giờ tối thứ Sáu, thứ Bảy và Chủ nhật, con rồng thép dài 666 mét phun lửa rồi phun nước. Đứng bờ đông, chếch đầu rồng là rõ nhất; đứng gần quá, đến lượt nước thì ướt như tắm mưa, mà trẻ con mê nhất đúng đoạn ấy.

> Hỏi một ông chú bán nước mía xem cầu Rồng mãi có chán không, chú cười: “Chán chi mà chán. Có khách là vui rồi.”

## Nhịp sống đáng bắt chước

Một ngày ở đây gấp đôi lại như tờ giấy: dậy sớm, ngủ trưa, sống tiếp khi mặt trời xuống. Khách nào chịu chỉnh đồng hồ theo sẽ thấy cái nóng bớt đáng sợ, biển rộng hơn và thành phố thân hơn. Xem thêm ở trang [Đà Nẵng](/where-to-go/da-nang), hoặc dành ngày kế tiếp cho [Hội An](/where-to-go/hoi-an), từ tháng 7/2025 đã về chung một thành phố.`,
  bodyEn: `To understand summer in Da Nang, set your alarm for half past four. By five the scooter parks along Vo Nguyen Giap street are full, pensioners are doing slow exercises in rows, boys are playing football on the wet sand, and My Khe beach is dotted with so many heads that it looks as if somebody has moved the market into the sea. By seven most of them have rinsed off, changed and gone to work.

Visitors wander down after the hotel breakfast, find fierce sun and empty sand, and wonder where all the locals are. They’ve finished.

## 5 am: a swim before work

My Khe shelves gently and the summer sea is usually kind, with lifeguards and a line of buoys. Swim where everyone else swims. The sun clears the horizon soon after five in June, so if you want the sunrise you need to be on the sand in half-light.

![A bánh mì filled with meat, cucumber and coriander](@assets/art/spot-banh-mi)

Then do as your neighbours do: fresh-water shower, dry shirt, breakfast. Look for bún chả cá, noodles with fried fish cake in a light broth of pumpkin, cabbage and pickled bamboo shoot. It sounds too hot for the weather and proves exactly right.

## 6 am: monkeys in red stockings

![A red-shanked douc on a branch: golden face, white beard](@assets/art/spot-langur)

Less than twenty minutes from the beach, the road climbs into the forest of the Son Tra peninsula. Old forest on the shoulder of a big city is remarkable enough; more so are its residents, over 1,300 red-shanked douc langurs, by local conservation group GreenViet’s count. Golden face, white whiskers, maroon shins like a pair of long socks, a pure white tail. The species is critically endangered.

They feed on young leaves in the roadside canopy early and late in the day. Switch off the engine, whisper, stand still, raise the binoculars. Never feed them, call to them or fly a drone. The macaques that stroll down to beg for crisps are a different animal, and should not be fed either.

The upper road to Ban Co peak is very steep and partly closed to automatic scooters. If you see the sign, turn round. Brakes do fail here.

## 11 am: the art of hiding

In June and July a dry wind comes over the mountains from Laos, and some days touch 38 or 39°C. Nobody here fights it. Between eleven and three, life retreats indoors to hammocks, fans, sugar-cane juice and a short sleep.

Follow suit. The Museum of Cham Sculpture deserves a slow midday hour among its sandstone dancers. At Bac My An market, order *kem bơ*: mashed avocado with coconut milk and a scoop of ice cream, a good deal better than it sounds. For real cool, take the cable car up to Ba Na Hills, but not at a weekend.

## 4 pm: noodles, then rolls

Mì Quảng is the dish of this region, and it is not a soup. Wide rice noodles, often yellow with turmeric, sit in just enough broth to dampen them, with pork and shrimp or chicken, peanuts, herbs, shaved banana blossom and a toasted rice cracker to break over the top. Mix from the bottom. Asking for extra broth will earn you a look.

Early evening belongs to bánh tráng cuốn thịt heo: sliced boiled pork with a strip of skin at both ends, which you roll yourself in rice paper with cucumber, a soft noodle sheet and a heap of leaves. Dip it deep in *mắm nêm*, a pungent fermented anchovy sauce with pineapple and chilli.

## Saturday night: the river lights up twice

The Da Nang International Fireworks Festival, DIFF to everyone, runs from 30 May to 11 July in 2026, on Saturday nights over the Han River. There are ticketed stands on Tran Hung Dao street. Most of Da Nang watches from elsewhere: a friend’s roof, a riverside café table claimed at five, a mat on the bank. Roads near the bridges close in the evening, so park far away and walk.

No fireworks on your dates? There is always the Dragon Bridge. At nine on Friday, Saturday and Sunday nights, 666 metres of steel dragon breathe fire, then water. The east bank, a little to one side of the head, has the best view. Stand too close and you will be drenched, which is the part children come for.

> I asked a sugar-cane vendor whether he ever tired of it. “Tired of what?” he said. “When there are visitors, it’s a party.”

## Borrow the clock

A day here folds in half like a sheet of paper: up early, asleep at noon, out again when the sun goes down. Reset your watch to it, and the heat loses its menace. There is more on our [Da Nang page](/where-to-go/da-nang); or give tomorrow to [Hoi An](/where-to-go/hoi-an), which since July 2025 has been part of the same city.`,
  highlightsVi: [
    'Tắm biển Mỹ Khê lúc năm giờ sáng cùng dân địa phương',
    'Voọc chà vá chân nâu trên tán rừng Sơn Trà',
    'Mì Quảng và bánh tráng cuốn thịt heo chấm mắm nêm',
    'Đêm pháo hoa DIFF bên sông Hàn',
    'Cầu Rồng phun lửa, phun nước tối cuối tuần',
  ],
  highlightsEn: [
    'A 5 am swim at My Khe with the whole neighbourhood',
    'Red-shanked douc langurs in the Son Tra canopy',
    'Mì Quảng, and pork rolls dipped in mắm nêm',
    'DIFF fireworks over the Han River on summer Saturdays',
    'The Dragon Bridge breathing fire and water at weekends',
  ],
  travelTipsVi: [
    'Ra biển trước sáu giờ sáng hoặc sau bốn rưỡi chiều, tránh nắng từ 10 đến 15 giờ.',
    'Chỉ bơi trong hàng phao, nghe theo cứu hộ khi có cờ đỏ.',
    'Đi Sơn Trà bằng xe số hoặc ô tô, mang ống nhòm, không xả rác, không hút thuốc trong rừng.',
    'Đêm pháo hoa đặt phòng sớm, gửi xe xa và đi bộ ra bờ sông trước 18 giờ.',
    'Xem lịch cầu Rồng trên trang của thành phố, dịp lễ có thể phun thêm tối.',
  ],
  travelTipsEn: [
    'Swim before six or after half past four; stay out of the sun from ten to three.',
    'Keep inside the buoys, and out of the water when red flags fly.',
    'Take a car or a manual bike up Son Tra, bring binoculars, and never smoke in the forest.',
    'On fireworks nights book early, park far out and walk to the river before six.',
    'Check the Dragon Bridge schedule: extra shows are added on public holidays.',
  ],
}
